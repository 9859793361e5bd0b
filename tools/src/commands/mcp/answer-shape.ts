import * as z from 'zod';
import schema from '../../machine/answer.schema.json' with { type: 'json' };

const answer = z.fromJSONSchema(schema as never) as z.ZodObject<z.ZodRawShape>;

/** The schema of a tool's answers: what every command tells programs, with this as its result. */
export const answerShape = (result: z.ZodType): z.ZodObject<z.ZodRawShape> =>
  answer.omit({ id: true, line: true, entry: true }).extend({ result: result.optional() });
