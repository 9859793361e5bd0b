/** A step of a program that is not yet known when another step has to name it. */
export interface Label {
  at: number;
}
