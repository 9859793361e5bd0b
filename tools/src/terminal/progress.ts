import type { Terminal } from './terminal.ts';

/** How far long work has come; shown only where a person watches. */
export interface Progress {
  /** Work done so far. */
  update(done: number): void;
  stop(): void;
}

const silent: Progress = { update: () => {}, stop: () => {} };

/**
 * Begins a progress bar on standard error.
 *
 * @param unit what is counted ("games")
 */
export async function startProgress(terminal: Terminal, total: number, unit: string): Promise<Progress> {
  if (!terminal.live) return silent;
  const { SingleBar, Presets } = await import('cli-progress');
  const bar = new SingleBar(
    {
      format: `{bar} {percentage}% | {value}/{total} ${unit} | {eta_formatted}`,
      stream: terminal.stderr,
      clearOnComplete: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}
