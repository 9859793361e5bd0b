import { expect, test } from 'vitest';
import { searched } from '../../src/events/core-events.ts';
import { coreEventMessages } from '../../src/messages/en.ts';

test('a search is told with the zone that is searched', () => {
  const { data, kind } = searched.of(0, { data: { from: 'deck', of: 0 } });
  const tell = coreEventMessages({})[kind.name] as (e: object) => string;
  expect(tell({ player: 'Anna', data })).toContain('the deck');
});
