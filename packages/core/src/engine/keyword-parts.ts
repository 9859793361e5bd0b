import { type AbilityPart, makePart } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Stat } from '../model/names.ts';
import { fill, filling } from '../model/table.ts';

function add(lists: readonly (readonly AbilityPart[] | undefined)[], id: number, part: AbilityPart): void {
  filling(lists)[id] = [...(lists[id] ?? []), part];
}

/** Indexes what feeds a stat of any card, such as counters on it: with the keywords, as a part of none. */
export function listFeeds(kernel: Kernel, stat: Stat): void {
  for (const { column, each = 1 } of stat.fedBy)
    listKeywordPart(
      kernel,
      makePart({
        id: `stat:${stat.name}/${column.name}`,
        kind: 'modify',
        stat,
        amount: (s, { source }) => each * column.get(s, cardOf(source)),
      }),
    );
}

/** Indexes what a keyword's definition contributes to a card that gains it, by stat, action or event kind. */
export function listKeywordPart(kernel: Kernel, part: AbilityPart): void {
  switch (part.kind) {
    case 'modify':
      add(kernel.keywordModifiers, part.stat!.id, part);
      break;
    case 'forbid':
      add(kernel.keywordProhibitions, part.action!.id, part);
      break;
    case 'permit':
      add(kernel.keywordPermissions, part.action!.id, part);
      break;
    case 'trigger':
      for (const kind of part.pattern!.kinds) {
        add(kernel.keywordTriggers, kind.id, part);
        for (const { id } of [kind, ...(kernel.mayBeCounted[kind.id] ?? [])])
          filling(kernel.heardByKeywords)[id] = true;
      }
      break;
    default:
      fill(kernel.keywordOthers, part.kind, [...(kernel.keywordOthers.get(part.kind) ?? []), part]);
  }
}
