import type { AbilityPart } from '../model/ability-part.ts';
import type { Kernel } from '../model/kernel.ts';
import { fill, filling } from '../model/table.ts';

function add(lists: readonly (readonly AbilityPart[] | undefined)[], id: number, part: AbilityPart): void {
  filling(lists)[id] = [...(lists[id] ?? []), part];
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
