import type { DurationEffect } from '@cardwright/core/game';

const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

const endings: Readonly<Record<string, string>> = {
  'this-turn': 'this turn',
  'turn-start': "until the start of that player's next turn",
  'turn-end': "until the end of that player's turn",
  'opening-end': "at the start of that player's next turn",
  never: '',
};

/** What an effect with a lifetime does, in few words. */
export function describeLasting({ part, amount, ends }: DurationEffect): string {
  const what = (): string => {
    switch (part.kind) {
      case 'modify':
        return `${signed(amount)} ${part.stat?.name ?? ''}`;
      case 'grant':
        return [
          ...part.keywords.map(({ keyword, value }) =>
            value === 0 ? keyword.name : `${keyword.name} ${value}`,
          ),
          ...(part.abilities.length > 0 ? ['another ability'] : []),
        ].join(', ');
      case 'forbid':
        return `can't ${part.action?.name ?? 'do that'}`;
      case 'permit':
        return `may ${part.action?.name ?? 'do that'}`;
      case 'trigger':
        return 'watches for something';
      case 'replace':
        return 'changes what would happen';
      default:
        return part.kind.replaceAll('-', ' ');
    }
  };
  const end = endings[ends] ?? '';
  return end === '' ? what() : `${what()} ${end}`;
}
