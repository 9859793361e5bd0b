import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type Answer, answerOf } from '../../machine/answer.ts';
import { EXIT, statusOf } from '../../machine/kind-of.ts';
import { problemsOfAny } from '../../problems/any-error.ts';
import { answerShape } from './answer-shape.ts';
import { readArguments, unknownTool } from './refused-arguments.ts';
import type { Served } from './served.ts';
import { tools } from './tools/index.ts';

const INSTRUCTIONS = `Cardwright plays trading cards from their printed text: a text is understood whole, or refused with the
span at which it stops, what could stand there and edits that mend it. To write a card: find_phrases for what you need to
say, explain_text until "ok" is true, then try_card to see what it does, and check_set once it is in its set's file.
Never trust a text that was not explained: wording that is nearly right is refused.`;

/** What a client is given: the answer as data, and the same as text for those that read no data. */
const told = (answer: Answer, isError = false) => ({
  // JSON leaves out what is undefined, as schemas want it.
  structuredContent: JSON.parse(JSON.stringify(answer)) as Record<string, unknown>,
  content: [{ type: 'text' as const, text: JSON.stringify(answer) }],
  ...(isError ? { isError } : {}),
});

/** A server that is still connected to nobody. */
export interface AssistantServer {
  readonly server: McpServer;
  /** Waits until every call that has begun is answered. */
  idle(): Promise<void>;
}

/** The server with all tools. */
export function createServer(served: Served, version: string): AssistantServer {
  const begun = new Set<Promise<unknown>>();
  const server = new McpServer({ name: 'cardwright', version }, { instructions: INSTRUCTIONS });
  const answer = async (name: string, given: Record<string, unknown>) => {
    const tool = tools.find((one) => one.name === name);
    if (tool === undefined) {
      const names = tools.map((one) => one.name);
      return told(answerOf(undefined, [unknownTool(name, names)], false), true);
    }
    const read = readArguments(tool, given);
    if ('problems' in read) return told(answerOf(undefined, read.problems, false), true);
    try {
      return told(await tool.run(read.given, served));
    } catch (error) {
      const problems = problemsOfAny(error, served.terminal.cwd);
      // A card that is not understood is what the tool is asked about; a call that cannot be used is an error of it.
      return told(answerOf(undefined, problems, false), statusOf(problems) !== EXIT.notUnderstood);
    }
  };
  for (const { name, title, description, input, result } of tools) {
    const annotations = { title, readOnlyHint: true, openWorldHint: false };
    const config = { title, description, inputSchema: input, outputSchema: answerShape(result), annotations };
    server.registerTool(name, config, (given: Record<string, unknown>) => answer(name, given));
  }
  // The handler of the SDK tells what is wrong with arguments in a form of its own, which no program can read.
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const answered = answer(params.name, params.arguments ?? {});
    begun.add(answered);
    return answered.finally(() => begun.delete(answered));
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    server,
    async idle() {
      // What was read last begins, and what was answered last is written, in a later turn of the event loop.
      for (await turn(); begun.size > 0; await turn()) await Promise.all(begun);
    },
  };
}
