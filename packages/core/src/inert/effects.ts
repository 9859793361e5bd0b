import type { Effect } from '../ability/effect.ts';
import type { CardFilter } from '../ability/filter.ts';
import { isAmong, type Places } from '../model/places.ts';
import { askedOf, placesOfAll, placesOfGained, placesOfKeyword } from './asked.ts';
import { inertFilters, sayPlaces, sideAsked } from './filters.ts';
import { type Data, type Inert, inWords, isData, within } from './inert.ts';
import { type Scene, sideOf } from './scene.ts';
import { wrongTime } from './timing.ts';

const ELSEWHERE = 'Say it of cards where it matters, or leave it out.';

/** What one effect can never do; nested data is checked separately. */
export function inertEffect(effect: Effect, scene: Scene): Inert | null {
  const row = scene.kernel.effects.get(effect.do);
  if (row?.whilePlayed?.(effect, scene.kernel) === true) return whilePlayed(scene);
  return ofKind(effect, scene) ?? actsOn(effect, scene) ?? wrongTime(effect, scene);
}

/** "This enters play turned", said of cards already in play. */
function whilePlayed({ ability, givenInPlay }: Scene): Inert | null {
  if (!givenInPlay || ability.kind !== 'static') return null;
  return {
    path: '',
    reason: 'only what a card says itself is asked while it is played, not what it gains in play',
    fix: 'Say it of the cards as they are played (“you pay 1 less to play …”, “… enter play …”).',
  };
}

function ofKind(effect: Effect, scene: Scene): Inert | null {
  const { kernel } = scene;
  switch (effect.do) {
    case 'modify':
      return statsOf(effect, [effect.stat, ...(effect.and ?? []).map(({ stat }) => stat)], scene);
    case 'keep-stat':
      return statsOf(effect, [effect.stat], scene);
    case 'grant':
      return inertGrant(effect, scene);
    case 'lose-keyword':
    case 'cannot-gain': {
      const places = placesOfKeyword(kernel, kernel.keywords.get(effect.keyword));
      return within(
        'what',
        wrongPlace(effect.what, places, scene, `whether % have “${inWords(effect.keyword)}”`),
      );
    }
    case 'forbid':
    case 'permit':
    case 'forbid-player':
    case 'change-cost':
    case 'additional-action':
    case 'charge':
      return aboutAction(effect, scene);
    case 'play-shown':
      return kernel.zonesByName.get(effect.zone)?.visibility === 'public'
        ? {
            path: '',
            reason: `everyone sees the cards in the ${inWords(effect.zone)}`,
            fix: 'Name a zone whose cards are hidden.',
          }
        : null;
    default:
      return null;
  }
}

type AboutAction = Extract<
  Effect,
  { do: 'forbid' | 'permit' | 'forbid-player' | 'change-cost' | 'additional-action' | 'charge' }
>;

/** Checks a statement about an action against what the game queries about it. */
function aboutAction(effect: AboutAction, scene: Scene): Inert | null {
  const asked = askedOf(scene.kernel, effect.action);
  if (asked === undefined) return null;
  const does = inWords(effect.action);
  switch (effect.do) {
    case 'forbid':
      return asked.forbidden === undefined
        ? neverAsked(`whether they can ${does}`)
        : within('what', wrongPlace(effect.what, asked.forbidden, scene, `whether % can ${does}`));
    case 'permit':
      return asked.permitted === undefined
        ? {
            path: '',
            reason: `they can ${does} as far as the rules let them, and nothing asks for more`,
            fix: 'Leave it out, or say which rule does not hold for them.',
          }
        : within(
            'what',
            wrongPlace(effect.what, asked.permitted, scene, `whether % may ${does} against the rules`),
          );
    case 'forbid-player':
      if (asked.forbidden === undefined) return neverAsked(`whether they can ${does}`);
      return effect.cards === undefined || 'pick' in effect.cards
        ? null
        : within('cards', wrongCards(effect.cards, asked.forbidden, scene));
    case 'change-cost':
      if (asked.paid === undefined) return neverAsked(`what is paid to ${does}`);
      return 'pick' in effect.for
        ? null
        : (ofOthers(sideOf(effect.player), effect.for) ??
            within('for', wrongCards(effect.for, asked.paid, scene)));
    case 'charge':
      return asked.charged === true ? null : neverAsked(`what they pay to ${does}`);
    case 'additional-action':
      return asked.repeated === true ? null : neverAsked(`how often they may ${does}`);
  }
}

/** Whether stats of the cards have any effect where they are. */
function statsOf({ what }: { readonly what: object }, stats: readonly string[], scene: Scene): Inert | null {
  for (const stat of stats) {
    const places = scene.kernel.stats.get(stat)?.asked ?? undefined;
    const found = wrongPlace(what, places, scene, `what the ${inWords(stat)} of % is`);
    if (found !== null) return within('what', found);
  }
  return null;
}

const wrongCards = (filters: readonly CardFilter[], places: Places, scene: Scene) =>
  inertFilters(filters, scene, placesOfAll(places, scene.kernel));

/** "Opponents pay 1 less to play your beasts". */
function ofOthers(side: string | undefined, filters: readonly CardFilter[]): Inert | null {
  const whose = sideAsked(filters);
  if (side === undefined || whose === undefined || side === whose) return null;
  return { path: 'for', reason: 'players pay for cards of their own', fix: 'Say whose cards they are once.' };
}

/** Whether a granted keyword or ability has any effect where its new bearers are. */
function inertGrant(
  { what, keywords, abilities }: Extract<Effect, { do: 'grant' }>,
  scene: Scene,
): Inert | null {
  for (const { keyword } of keywords) {
    const places = placesOfKeyword(scene.kernel, scene.kernel.keywords.get(keyword));
    const found = wrongPlace(what, places, scene, `whether % have “${inWords(keyword)}”`);
    if (found !== null) return within('what', found);
  }
  for (const ability of abilities ?? []) {
    const places = placesOfGained(scene.kernel, ability);
    const found = wrongPlace(what, places, scene, 'whether % have gained such an ability');
    if (found !== null) return within('what', found);
  }
  return null;
}

/** What an effect needs of its cards, as its row declares. */
function actsOn(effect: Effect, scene: Scene): Inert | null {
  const acts = scene.kernel.effects.get(effect.do)?.acts;
  for (const field in acts) {
    const { places, named, state } = acts[field]!;
    const cards = (effect as unknown as Data)[field];
    if (!isData(cards) || !('pick' in cards)) continue;
    const found = inPartsOf(
      cards,
      (part) =>
        (isNamed(part, named, scene)
          ? null
          : wrongPlace(part, places, scene, `% where “${inWords(effect.do)}” is done`)) ??
        (state === undefined ? null : wrongState(part, state, scene)),
    );
    if (found !== null) return within(field, found);
  }
  return null;
}

/** Whether the text names a zone in which the effect works as well. */
function isNamed(cards: Data, named: Places | undefined, scene: Scene): boolean {
  if (named === undefined || cards['from'] === undefined) return false;
  return scene.placesOf(cards)?.some((place) => isAmong(place, named)) === true;
}

/** "Turn a turned card". */
function wrongState(cards: Data, needed: string, { kernel }: Scene): Inert | null {
  const opposite = kernel.states.get(needed)?.opposite;
  const filters = (cards['filter'] ?? []) as readonly CardFilter[];
  const index = filters.findIndex((filter) => filter.is === 'state' && filter.state === opposite);
  if (opposite === undefined || index < 0) return null;
  return {
    path: `filter.${index}`,
    reason: `nothing happens to what is ${inWords(opposite)}`,
    fix: `Say it of cards that are ${inWords(needed)}.`,
  };
}

/** Cards where nothing asks the question; `%` in it stands for them. */
function wrongPlace(cards: object, places: Places | undefined, scene: Scene, question: string): Inert | null {
  if (places === undefined) return null;
  return inPartsOf(cards as Data, (part) => {
    const found = scene.placesOf(part);
    if (found === undefined || found.length === 0 || found.some((place) => isAmong(place, places)))
      return null;
    const [asks, of] = question.startsWith('%') ? ['looks for', question] : ['asks', question];
    return {
      path: '',
      reason: `nothing ${asks} ${of.replace('%', `cards ${sayPlaces(found)}`)}`,
      fix: ELSEWHERE,
    };
  });
}

/** Judges each part of “chosen beast and all cards in your discard” by itself. */
function inPartsOf(cards: Data, judge: (part: Data) => Inert | null): Inert | null {
  if (cards['pick'] !== 'both') return judge(cards);
  const parts = cards['of'] as readonly Data[];
  for (let i = 0; i < parts.length; i++) {
    const found = within(`of.${i}`, inPartsOf(parts[i]!, judge));
    if (found !== null) return found;
  }
  return null;
}

function neverAsked(question: string): Inert {
  return { path: '', reason: `nothing asks ${question}`, fix: 'Leave it out.' };
}
