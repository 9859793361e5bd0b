import type { ErrorCode, OwnErrorCode } from '@cardwright/core';
import type { DiagnosticCode } from '@cardwright/dsl';
import { AGENT_PROBLEMS } from './agent.ts';
import { BOT_PROBLEMS } from './bots.ts';
import { COMMAND_PROBLEMS } from './commands.ts';
import { FILE_PROBLEMS } from './files.ts';
import { MODULE_PROBLEMS } from './modules.ts';
import { USAGE_PROBLEMS } from './usage.ts';

/** Every code of the command line's own. */
export const TOOL_PROBLEMS = {
  ...USAGE_PROBLEMS,
  ...FILE_PROBLEMS,
  ...COMMAND_PROBLEMS,
  ...MODULE_PROBLEMS,
  ...AGENT_PROBLEMS,
  ...BOT_PROBLEMS,
} as const;

/** A code of the command line's own. */
export type ToolProblemCode = keyof typeof TOOL_PROBLEMS;

/** A code of any problem that a command tells: its own, of the kernel or a plugin, of the language, of a deck list. */
export type ProblemCode = ToolProblemCode | ErrorCode | OwnErrorCode | DiagnosticCode | `deck/${string}`;
