import type * as z from 'zod';
import type { Answer } from '../../machine/answer.ts';
import type { Served } from './served.ts';

/** A tool of the server. */
export interface Tool<I extends z.ZodRawShape = z.ZodRawShape> {
  /** As clients call it. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject<I>;
  /** Of the result of its answers. */
  readonly result: z.ZodType;
  /** @throws ProblemError for what cannot be used: it is answered, too */
  run(given: z.output<z.ZodObject<I>>, served: Served): Promise<Answer>;
}

/** Declares a tool: what it is given has the types of its schema. */
export const defineTool = <I extends z.ZodRawShape>(tool: Tool<I>): Tool => tool as unknown as Tool;
