import type { Effect, Quantity } from '@cardwright/core/data';
import { mentions } from '@cardwright/core/data';
import { typesOfFilters } from './card-types.ts';
import { wrong } from './messages.ts';
import { defineObjection, type Objection } from './objection.ts';
import { one, typeWord } from './roles.ts';

/** Variant of a keyword that has none: "Lesser Swift". */
const variantOfNone = defineObjection({
  of: 'keyword',
  object: ({ keyword, variant }, { lexicon }) => {
    if (variant === undefined) return undefined;
    const word = lexicon.keywords?.find(({ id }) => id === keyword);
    return word && !word.variants?.includes(variant)
      ? wrong('no-such-variant', { variant, keyword: word.word })
      : undefined;
  },
});

/** "May" of a permission: "this beast may can attack weary beasts". */
const permissionToChoose = defineObjection({
  of: 'effect',
  object: (effect) =>
    effect.do === 'may' && effect.effects.length > 0 && effect.effects.every((inner) => inner.do === 'permit')
      ? wrong('permission-as-choice')
      : undefined,
});

/** Impossible type: "while this beast is a relic". */
const neverOfType = defineObjection({
  of: 'condition',
  object: (condition, { typesOf, lexicon }) => {
    if (condition.if !== 'matches' || condition.card.pick !== 'self') return undefined;
    const types = typesOf({ pick: 'self' });
    const wanted = typesOfFilters(condition.filter);
    if (!types || !wanted || types.some((type) => wanted.includes(type))) return undefined;
    const [type] = types.map((id) => typeWord(lexicon, id));
    return type && wrong('none-of-these', { card: one(type) });
  },
});

/** Both parties the same card: "whenever this beast destroys this beast". */
const partyOfItself = defineObjection({
  of: 'event',
  object: (event) =>
    'by' in event && event.by?.pick === 'self' && event.card?.pick === 'self'
      ? wrong('deed-to-itself')
      : undefined,
});

/** Wrong type for the own card: "this relic", in an ability that a beast gains. */
const calledOther = defineObjection({
  of: 'ability',
  object: (ability, { words, typesOf, lexicon }) => {
    const called = words.calledIn(ability);
    const types = called && typesOf({ pick: 'self' });
    if (!called || !types?.[0] || types.includes(called)) return undefined;
    const [is, not] = [types[0], called].map((id) => typeWord(lexicon, id));
    return is && not && wrong('called-by-other-type', { card: one(is), type: not.one });
  },
});

const LOOKS: ReadonlySet<string> = new Set(['look', 'reveal']);
/** References to a group: its rest, or what was revealed. */
const OF_THE_LOOK = /"to":"rest"|"by":\[/;

/** "Reveal the top 4 cards of your deck. Discard all relic cards": what is discarded was in a hand. */
const discardedFromElsewhere = defineObjection({
  of: 'effect',
  object: (effect, { around }) => {
    if (effect.do !== 'discard' || effect.count !== 'all' || !effect.filter) return undefined;
    const list = around.find((part): part is Effect[] => Array.isArray(part) && part.some(isLook));
    const before = list?.slice(
      0,
      list.findIndex((one) => one === effect || around.includes(one)),
    );
    const last = before?.findLast(isLook);
    return last && /"pick":"top"/.test(JSON.stringify(last)) ? wrong('discarded-from-the-hand') : undefined;
  },
});

/** Where the cards of a selector are, or out of which they were taken. */
interface Found {
  readonly from?: { readonly zone?: string; readonly to?: string };
}

/** "If it's a relic, they discard it": a card that was revealed from a hand. */
const discardedIsThere = defineObjection({
  of: 'effect',
  object: (effect, { meant }) => {
    if (effect.do !== 'discard' || !effect.what) return undefined;
    const found = (meant(effect.what) ?? {}) as Found;
    // "Choose one from it": where those are that were looked at.
    const { from } = found.from?.to === undefined ? found : ((meant(found.from) ?? {}) as Found);
    return from?.zone === 'hand' ? undefined : wrong('not-in-a-hand');
  },
});

/** "Chosen player draws 2 cards. Each other player …": other than the chosen one, or than you. */
const otherThanWhom = defineObjection({
  of: 'player',
  object: (player, { ability }) =>
    player.who === 'those-who' &&
    mentions(player, 'if', 'is-among') &&
    (mentions(ability, 'who', 'chosen-player') || mentions(ability, 'who', 'party'))
      ? wrong('other-than-whom')
      : undefined,
});

/** "Gain 1 more life", where no life would be gained. */
const moreThanNothing = defineObjection({
  of: 'effect',
  object: (effect, { around }) => {
    const [, verb, id] = /^(gain|lose)-(.+)$/.exec(effect.do) ?? [];
    const { amount } = effect as { readonly amount?: Quantity };
    if (!id || typeof amount !== 'object' || amount.amount !== 'plus' || !isDone(amount.of[0]))
      return undefined;
    const replaced = around.findLast((part) => 'instead' in part && 'event' in part);
    const { event } = (replaced ?? {}) as { readonly event?: { readonly on: string } };
    return event?.on === `${id}-${verb === 'gain' ? 'gained' : 'lost'}` ? undefined : wrong('more-than-what');
  },
});

const isDone = (quantity: Quantity | undefined): boolean =>
  typeof quantity === 'object' && quantity.amount === 'done';

/** "Look at 4 cards. Put beasts into your hand. Put the rest …": cards in play are not part of the group. */
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
      : wrong('not-of-the-look');
  },
});

const isLook = (effect: object): boolean => 'do' in effect && LOOKS.has(effect.do as string);

/** Objections to words that would be lost or are contradicted. */
export const UNSAID_OBJECTIONS: readonly Objection[] = [
  variantOfNone,
  permissionToChoose,
  neverOfType,
  partyOfItself,
  calledOther,
  discardedFromElsewhere,
  discardedIsThere,
  moreThanNothing,
  otherThanWhom,
  notOfTheLook,
];
