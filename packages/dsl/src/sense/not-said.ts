/** Objections to words that would be lost, or stand for what they do not say. */
import type { Effect } from '@cardwright/core';
import { typesOfFilters } from './card-types.ts';
import { defineObjection, type Objection } from './objection.ts';
import { one, typeWord } from './roles.ts';

/** "Lesser Swift", where only Morph has variants. */
const variantOfNone = defineObjection({
  of: 'keyword',
  object: ({ keyword, variant }, { lexicon }) => {
    if (variant === undefined) return undefined;
    const word = lexicon.keywords?.find(({ id }) => id === keyword);
    return word && !word.variants?.includes(variant) ? `there is no ${variant} ${word.word}` : undefined;
  },
});

/** "This beast may can attack weary beasts". */
const permissionToChoose = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'may' && effect.effects.length > 0 && effect.effects.every((inner) => inner.do === 'permit')
      ? 'what is allowed is no choice: say “can” or “may” once'
      : undefined,
});

/** "While this beast is a relic". */
const neverOfType = defineObjection({
  of: 'condition',
  object: (condition, { typesOf, lexicon }) => {
    if (condition.if !== 'matches' || condition.card.pick !== 'self') return undefined;
    const types = typesOf({ pick: 'self' });
    const wanted = typesOfFilters(condition.filter);
    if (!types || !wanted || types.some((type) => wanted.includes(type))) return undefined;
    const [type] = types.map((id) => typeWord(lexicon, id));
    return type && `${one(type)} is none of these`;
  },
});

/** "Whenever this beast destroys this beast". */
const partyOfItself = defineObjection({
  of: 'event',
  object: (event) =>
    'by' in event && event.by?.pick === 'self' && event.card?.pick === 'self'
      ? 'a card does this to another: say whom'
      : undefined,
});

/** "This relic", in an ability that a beast gains. */
const calledOther = defineObjection({
  of: 'ability',
  object: (ability, { words, typesOf, lexicon }) => {
    const called = words.calledIn(ability);
    const types = called && typesOf({ pick: 'self' });
    if (!called || !types?.[0] || types.includes(called)) return undefined;
    const [is, not] = [types[0], called].map((id) => typeWord(lexicon, id));
    return is && not && `${one(is)} gains this, and is no ${not.one}`;
  },
});

const LOOKS: ReadonlySet<string> = new Set(['look', 'reveal']);
/** Of what was looked at: the rest of it, or what was revealed. */
const OF_THE_LOOK = /"to":"rest"|"by":\[/;

/** "Look at 4 cards. Put beasts into your hand. Put the rest …": those in play are not taken out of the look. */
const notOfTheLook = defineObjection({
  of: 'selector',
  object: (selector, { key, around }) => {
    if (key !== 'what' || !('filter' in selector) || selector.pick === 'ref') return undefined;
    if ('from' in selector && selector.from) return undefined;
    const holder = around.at(-1);
    if (!holder || !('do' in holder)) return undefined;
    const list = around.find((part): part is Effect[] => Array.isArray(part) && part.some(isLook));
    const at = list?.findIndex((effect) => around.includes(effect)) ?? -1;
    if (!list || at < 0) return undefined;
    const look = list.slice(0, at).findLastIndex(isLook);
    const rest = list.findIndex((effect, i) => i > at && OF_THE_LOOK.test(JSON.stringify(effect)));
    if (look < 0 || rest < 0) return undefined;
    return list.slice(look + 1, rest).some((effect) => OF_THE_LOOK.test(JSON.stringify(effect)))
      ? undefined
      : 'these are in play, and none of those that were looked at: say "of them" or "all … cards"';
  },
});

const isLook = (effect: object): boolean => 'do' in effect && LOOKS.has(effect.do as string);

/** What would be lost of the words, or is none of what they name. */
export const UNSAID_OBJECTIONS: readonly Objection[] = [
  variantOfNone,
  permissionToChoose,
  neverOfType,
  partyOfItself,
  calledOther,
  notOfTheLook,
];
