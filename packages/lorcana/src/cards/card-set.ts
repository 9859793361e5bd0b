import type {
  CompiledCard as Compiled,
  CompiledSet as CompiledSetOf,
  SetText as SetTextOf,
} from '@cardwright/dsl/kit';
import type { CardFacts } from './card-facts.ts';

/** A card as its author writes it; absent facts may be left out. */
export type CardEntry = Omit<CardFacts, 'set' | 'classifications' | 'text'> &
  Partial<Pick<CardFacts, 'classifications' | 'text'>>;

/** A set as its author writes it: facts and text (`cards.yaml`). Each card is of the set's own code. */
export type SetText = SetTextOf<CardEntry>;

/** A card with its compiled text. */
export type CompiledCard = Compiled<CardFacts>;

/** A compiled set, as a set package ships it: loading it parses nothing. */
export type CompiledSet = CompiledSetOf<CompiledCard>;
