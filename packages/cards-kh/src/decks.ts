import { type CardName, cardNames } from './cards.generated.ts';

/** How many of each card a deck has. */
export type StarterDeck = Readonly<Partial<Record<CardName, number>>>;

const idOf = (name: string): string => {
  const [number] = Object.entries(cardNames).find(([, full]) => full === name)!;
  return `setkh-${number}`;
};

/** The cards of a deck by id, as many of each as it has. */
const listed = (deck: StarterDeck): readonly string[] =>
  Object.entries(deck).flatMap(([name, count]) => new Array<string>(count).fill(idOf(name)));

/** The Player/Light starter: Sora, his Friends and their Magic. */
export const lightDeck: readonly string[] = listed({
  'Sora (Level 1)': 1,
  'Sora, Valor Form': 1,
  'Donald Duck (Level 1)': 2,
  'Donald Duck (Level 2)': 1,
  'Goofy (Level 1)': 2,
  'Goofy (Level 2)': 1,
  'Mickey Mouse (Level 3)': 1,
  'Aladdin (Level 1)': 2,
  'Abu (Level 0)': 1,
  'Simba (Level 2)': 1,
  'Simba (Level 3)': 1,
  'Genie (Level 2)': 1,
  'Tinker Bell (Level 1)': 1,
  'Fire (Level 1)': 1,
  'Blizzard (Level 2)': 1,
  'Thunder (Level 3)': 1,
  'Cure (Level 2)': 1,
  'Aero (Level 1)': 1,
  'Kingdom Key': 1,
  Olympia: 1,
  "Mage's Staff": 1,
  'Pumpkin Head': 1,
  'Ultima Weapon': 2,
  Comet: 1,
  'Event 1': 1,
  'Event 2': 1,
  'Traverse Town': 1,
  Agrabah: 1,
  Monstro: 1,
  'Olympus Coliseum': 1,
  'Disney Castle': 1,
  'Hundred Acre Wood': 1,
  'End of the World': 1,
  'Shadow (Level 1)': 1,
  'Soldier (Level 1)': 1,
  'Barrel Spider (Level 2)': 1,
  'Pete (Level 3)': 1,
});

/** The Player/XIII starter: Roxas or another of the Organization, and Nobodies. */
export const thirteenDeck: readonly string[] = listed({
  'Roxas (Level 1)': 1,
  'Saïx (Level 3)': 1,
  'Axel (Level 2)': 2,
  'Demyx (Level 1)': 2,
  'Roxas, Two Blades': 1,
  Oathkeeper: 1,
  Oblivion: 1,
  'Dusk (Level 1)': 3,
  'Dragoon (Level 3)': 1,
  'Samurai (Level 2)': 2,
  'Creeper (Level 1)': 2,
  'Berserker (Level 3)': 1,
  'Shadow (Level 1)': 2,
  'Neoshadow (Level 2)': 1,
  'Behemoth (Level 4)': 1,
  'Gargoyle (Level 2)': 1,
  'Fire (Level 1)': 1,
  'Cure (Level 2)': 1,
  'Reflect (Level 1)': 2,
  'Chakram Rush': 1,
  'Divine Rose': 2,
  'Event 2': 1,
  'Event 3': 1,
  'Event 4': 1,
  'Traverse Town': 1,
  'Twilight Town': 2,
  'Timeless River': 1,
  'Halloween Town': 1,
  'Hollow Bastion': 2,
  'The World That Never Was': 1,
});
