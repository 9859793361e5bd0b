import type { Misnomer } from '@cardwright/dsl';

const same = (said: readonly string[], meant: string): Misnomer[] =>
  said.map((word) => ({ said: word, meant }));

/** Words of other card games for things that have another word in Lorcana. */
export const misnomers: readonly Misnomer[] = [
  ...same(['destroy', 'kill', 'sacrifice'], 'banish'),
  ...same(['destroys', 'kills', 'sacrifices'], 'banishes'),
  ...same(['destroyed', 'killed', 'sacrificed'], 'banished'),
  ...same(['tap', 'exhaust'], 'exert'),
  ...same(['taps', 'exhausts'], 'exerts'),
  ...same(['tapped', 'exhausted'], 'exerted'),
  ...same(['untap'], 'ready'),
  ...same(['untaps'], 'readies'),
  ...same(['untapped', 'unexerted'], 'ready'),
  ...same(['target'], 'chosen'),
  ...same(['attack', 'fight'], 'challenge'),
  ...same(['attacks', 'fights'], 'challenges'),
  ...same(['attacked'], 'challenged'),
  ...same(['creature', 'minion', 'unit'], 'character'),
  ...same(['creatures', 'minions', 'units'], 'characters'),
  ...same(['artifact'], 'item'),
  ...same(['artifacts'], 'items'),
  ...same(['spell'], 'action'),
  ...same(['spells'], 'actions'),
  ...same(['graveyard', 'trash'], 'discard'),
  ...same(['library'], 'deck'),
  ...same(['dies'], 'is banished'),
  ...same(['die'], 'are banished'),
  ...same(['life'], 'lore'),
  ...same(['strength', 'power', 'atk'], '{S}'),
  ...same(['toughness', 'health', 'willpower', 'hp'], '{W}'),
  ...same(['mana', 'energy'], '{I}'),
  ...same(['{t}', '{tap}'], '{E}'),
  ...same(['cast', 'summon'], 'play'),
  ...same(['casts', 'summons'], 'plays'),
];
