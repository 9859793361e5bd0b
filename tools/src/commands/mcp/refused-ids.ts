import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { LIMITS } from './limits.ts';

type Id = string | number | null;

/** What a line that is JSON and no message is known by; undefined for a message, and for no JSON. */
function refusedId(line: string): Id | undefined {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (JSONRPCMessageSchema.safeParse(data).success) return undefined;
  const { id } = (data ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/**
 * The ids of lines that are no messages, in their order: the transport tells that it refuses a line, and not which. Listen
 * before the transport does.
 */
export class RefusedIds {
  private readonly decoder = new TextDecoder();
  private readonly ids: Id[] = [];
  private begun = '';

  /** Takes what came in. */
  readonly take = (chunk: Uint8Array): void => {
    const lines = (this.begun + this.decoder.decode(chunk, { stream: true })).split('\n');
    // The transport ends at a longer line.
    this.begun = lines.pop()!.slice(0, LIMITS.message + 1);
    for (const line of lines) {
      const id = refusedId(line);
      if (id !== undefined) this.ids.push(id);
    }
  };

  /** Of the next line that is refused. */
  next(): Id {
    return this.ids.shift() ?? null;
  }
}
