import { broken, type Law } from './law.ts';
import { FullSnapshot } from './snapshot.ts';

/** Law: games do not change when optimisations are switched off. */
export const sameWithout: Law = {
  name: 'same-without-optimisations',
  says: 'with every cache, index and partial check switched off the game stands and offers the same',
  every: 2,
  check: ({ engine, state, shadows }) => {
    for (const shadow of shadows) {
      if (shadow.engine.hash(shadow.state) !== engine.hash(state)) {
        if (!new FullSnapshot(shadow.engine, shadow.state).equals(new FullSnapshot(engine, state)))
          broken(`the game stands otherwise ${shadow.name}`);
        broken(`the same state has another hash ${shadow.name}`);
      }
      if (JSON.stringify(shadow.engine.legal(shadow.state)) !== JSON.stringify(engine.legal(state)))
        broken(`other turn actions are offered ${shadow.name}`);
    }
    return shadows.length;
  },
};
