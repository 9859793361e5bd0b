/** Keywords as verbs: "Grow one of your beasts for free". */
import type { KeywordName } from '@cardwright/core/data';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { fromParty, toParty } from '../triggers/statements.ts';

const isVerb = ({ keywords }: Lexicon, id: string): boolean =>
  keywords?.find((one) => one.id === id)?.verb === true;

/** Why a keyword with a number behind it says nothing: how its number is written, if it has one. */
function noVerb({ keywords }: Lexicon, id: string): string {
  const { word = id, forms = [] } = keywords?.find((one) => one.id === id) ?? {};
  if (forms.includes('signed')) return `${word} is nothing that is done; its number has a sign: "${word} +1"`;
  const isBare = forms.every((form) => form === 'none');
  return `${word} is nothing that is done${isBare ? ', and has no number' : ''}`;
}

export const KEYWORD_VERBS: readonly Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'use-keyword',
    subject: 'player',
    template: '{keyword:keyword} {what:object} {free:for free|without paying|without paying its cost|}',
    words: {
      free: { 'for free': true, 'without paying': true, 'without paying its cost': true, '': false },
    },
    build: ({ keyword, what, free }, { lexicon, refuse }) =>
      isVerb(lexicon, keyword)
        ? { do: 'use-keyword', keyword: keyword as KeywordName, what, free }
        : refuse(noVerb(lexicon, keyword)),
    split: (e) =>
      e.do === 'use-keyword' &&
      e.keyword &&
      e.what && { keyword: e.keyword, what: e.what, free: e.free === true },
  }),
  ...(['{keyword:keyword} {card:np}', "use~ {card:np} 's {keyword:keyword} ability"] as const).map(
    (template) =>
      definePhrase({
        slot: 'event-predicate',
        name: template.startsWith('use') ? 'use-their-keyword' : 'use-keyword',
        yieldsTo: ['use-keyword-ability-of'],
        subject: 'player',
        template: template as '{keyword:keyword} {card:np}',
        usual: () => false,
        build: ({ keyword, card }, { lexicon }) => {
          const party = isVerb(lexicon, keyword) ? toParty(card) : undefined;
          return party && { on: 'activated', card: party, keyword: keyword as KeywordName };
        },
        split: (e) =>
          e.on === 'activated' &&
          e.keyword !== undefined &&
          e.card !== undefined &&
          (e.given ?? []).length === 0 &&
          fromParty(e.card).map((card) => ({ card, keyword: e.keyword as unknown as string })),
      }),
  ),
];
