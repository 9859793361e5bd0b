import { type BotMaker, randomBot } from '@cardwright/bots';

/** Plays a card where it can, and does the rest by chance. */
const spender = (({ seed }) => {
  const other = randomBot(seed);
  return {
    name: 'spender',
    choose: (engine, state) =>
      engine.legal(state).find(({ action }) => action === 'play') ?? other.choose(engine, state),
  };
}) satisfies BotMaker;

export default spender;
