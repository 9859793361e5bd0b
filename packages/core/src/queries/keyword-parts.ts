import type { Engine } from '../engine/engine.ts';
import type { Part } from '../model/part.ts';

function add(lists: (Part[] | undefined)[], id: number, part: Part): void {
  const list = lists[id];
  if (list === undefined) lists[id] = [part];
  else list.push(part);
}

/** Lists what a keyword's definition contributes to whoever gains it, by what may ask for it. */
export function listKeywordPart(engine: Engine, part: Part): void {
  switch (part.kind) {
    case 'modify':
      add(engine.keywordModifiers, part.stat!.id, part);
      break;
    case 'forbid':
      add(engine.keywordProhibitions, part.action!.id, part);
      break;
    case 'permit':
      add(engine.keywordPermissions, part.action!.id, part);
      break;
    case 'trigger':
      for (const kind of part.pattern!.kinds) {
        add(engine.keywordTriggers, kind.id, part);
        for (const { id } of [kind, ...(engine.mayBeCounted[kind.id] ?? [])])
          engine.heardByKeywords[id] = true;
      }
      break;
    default:
      engine.keywordOthers.set(part.kind, [...(engine.keywordOthers.get(part.kind) ?? []), part]);
  }
}
