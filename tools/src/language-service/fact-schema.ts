/** What a JSON Schema says of a value, as far as editors need it. */
export interface ValueSchema {
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, ValueSchema>>;
}

/** A schema with a reference within its file followed. */
function resolved(root: ValueSchema, schema: ValueSchema | undefined): ValueSchema {
  const name = /^#\/\$defs\/(.+)$/.exec(schema?.$ref ?? '')?.[1];
  return name === undefined ? (schema ?? {}) : resolved(root, root.$defs?.[name]);
}

/** The facts of a card. */
export function factsOfCards(schema: unknown): Readonly<Record<string, ValueSchema>> {
  const root = (schema ?? {}) as ValueSchema;
  const list = resolved(root, root.properties?.cards);
  const facts = resolved(root, list.items).properties ?? {};
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, resolved(root, fact)]));
}

/** The values that a fact may have, or is known to have. */
export function valuesOf(fact: ValueSchema | undefined): readonly string[] {
  if (fact === undefined) return [];
  if (fact.type === 'boolean') return ['true', 'false'];
  return (fact.enum ?? fact.examples ?? (fact.items === undefined ? [] : valuesOf(fact.items))).map(String);
}
