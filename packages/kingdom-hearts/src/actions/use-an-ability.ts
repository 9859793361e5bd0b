import { useAction } from '@cardwright/core/game';
import { FORBIDDEN, NOT_NOW } from '../play/limits.ts';
import { momentOf } from '../table/moment.ts';
import { useAbility } from '../table/names.ts';
import { friendArea, playerArea, worldArea } from '../table/zones.ts';

/** Use an ability that a card offers at a cost, in one's Action Phase; `option` says which. */
export const useAnAbility = useAction({
  name: 'use-ability',
  zones: [playerArea, friendArea, worldArea],
  rule: 'KH 4',
  cites: { forbidden: FORBIDDEN.rule },
  action: useAbility,
  when: (kernel, s) => (momentOf(kernel, s) === 'action-phase' ? null : NOT_NOW),
});
