/** A place in a program that steps go to by name ({@link Machine.goto}). */
export class Label {
  /** The number of the step that follows it; known once its program is made. */
  at = -1;
}

/** A label for a program that is written by hand: it stands in the list of steps, before the step that it names. */
export const label = (): Label => new Label();
