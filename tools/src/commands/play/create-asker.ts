import type { Terminal } from '../../terminal/terminal.ts';
import type { Asker } from './asker.ts';

/** Prompts where a person sits at a terminal, lines where input is piped. */
export async function createAsker(terminal: Terminal): Promise<Asker> {
  if (terminal.interactive) {
    const { PromptAsker } = await import('./prompt-asker.ts');
    return new PromptAsker(terminal);
  }
  const { LineAsker } = await import('./line-asker.ts');
  return new LineAsker(terminal);
}
