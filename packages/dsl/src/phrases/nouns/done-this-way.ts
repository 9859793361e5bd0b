/** Cards told by what was done with them just now: "all revealed relic cards", "cards revealed this way". */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';

const DONE = [
  ['discarded', ['discard', 'discarded']],
  ['returned', ['returned']],
  ['played', ['play', 'played']],
  ['revealed', ['reveal', 'reveal-until', 'revealed']],
] as const;

export const DONE_THIS_WAY: readonly Phrase[] = [
  definePhrase({
    slot: 'determiner',
    name: 'all-revealed',
    template: '(all revealed|each revealed)' as 'revealed',
    number: (_parts, variant) => (variant === 0 ? 'pl' : 'sg'),
    usual: () => false,
    data: () => ({ pick: 'each', shown: true }),
  }),
  ...DONE.map(([done, by]) => {
    const ref = { to: 'that', by } as const;
    return definePhrase({
      slot: 'np',
      name: `${done}-this-way`,
      yieldsTo: ['determined'],
      template: `[the] {group:group} ${done} this way` as '{group:group}',
      number: 'pl',
      usual: () => false,
      build: ({ group: { filter, from } }) =>
        from ? undefined : { pick: 'ref', ref, ...(filter.length > 0 && { filter }) },
      split: (s) =>
        s.pick === 'ref' &&
        !s.from &&
        equal(s.ref, ref) && { group: { filter: s.filter ?? [], card: true as const } },
    });
  }),
];
