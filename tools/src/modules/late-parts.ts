import type { GameKit } from '@cardwright/dsl/kit';
import type { LoadedModule } from './load-module.ts';
import { toModuleProblem } from './module-problem.ts';

/** The parts of a kit that are loaded when they are asked for. */
const late = ['language', 'rules', 'testing', 'cardFiles', 'scaffold'] as const;

/** The kit of a module: a part that fails when it is loaded is told as the module itself is. */
export function withToldParts(kit: GameKit, { name, file }: LoadedModule, cwd: string): GameKit {
  const parts = late.flatMap((part) => {
    const load = kit[part] as (() => Promise<unknown>) | undefined;
    if (load === undefined) return [];
    const told = async () => {
      try {
        return await load.call(kit);
      } catch (error) {
        throw toModuleProblem(error, { name, file, cwd, asked: undefined });
      }
    };
    return [[part, told] as const];
  });
  return { ...kit, ...Object.fromEntries(parts) };
}
