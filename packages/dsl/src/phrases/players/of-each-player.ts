import type { Condition, PlayerSelector } from '@cardwright/core/data';
import type { Phrase, SplitContext } from '../../phrase/define-phrase.ts';

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };

type Parts = Readonly<Record<string, unknown>>;

/** Whether words for players mean all of them, one by one. */
function isEach(player: PlayerSelector): boolean {
  if (player.who === 'those-who') return isEach(player.among);
  return player.who === 'opponents' || player.who === 'each-player';
}

/**
 * The row of a condition on players ("{who:player} have~ …"), so that "each opponent has …" is asked of all of them, one
 * by one, and not of what they have together. Other rows as they are.
 */
export function ofEachPlayer(row: Phrase): Phrase {
  const part = row.slot === 'condition' ? /^\{(\w+):player\}/.exec(row.template)?.[1] : undefined;
  if (part === undefined) return row;
  const { discriminant: _, usual, build, split, ...rest } = row;
  const whoIn = (parts: Parts) => parts[part] as PlayerSelector;
  const splits = (condition: Condition, context: SplitContext): readonly Parts[] =>
    [split(condition, context) || []].flat();
  return {
    ...rest,
    ...(usual && { usual: (c: Condition, context) => usual(c.if === 'every' ? c.condition : c, context) }),
    build: (parts, context) => {
      const among = whoIn(parts);
      if (!isEach(among)) return build(parts, context);
      const condition = build({ ...parts, [part]: THAT_PLAYER }, context);
      return condition && { if: 'every', among, condition };
    },
    split: (c: Condition, context) =>
      c.if === 'every'
        ? splits(c.condition, context)
            .filter((parts) => whoIn(parts).who === 'that-player')
            .map((parts) => ({ ...parts, [part]: c.among }))
        : splits(c, context).filter((parts) => !isEach(whoIn(parts))),
  };
}
