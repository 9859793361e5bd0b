/** Every code that the kernel throws. A game's rows throw the same ones. */
export const CORE_ERRORS = {
  'answer-illegal': {
    means: 'The answer to a decision is not legal now; the details name the `reason` and what is `expected`.',
    cause: 'A stale client, an answer of a player who was not asked, or a move that the rules forbid.',
    fix: 'Choose among what `engine.legal` or the view of the decision offers.',
  },
  'answer-malformed': {
    means: 'What a client sent is no answer at all, or names a card by an address that does not exist.',
    cause: 'Untrusted input, or an address of an older view.',
    fix: 'Send a move with an address of the latest view, a list, a number, true or false, or a name.',
  },
  'decision-hidden': {
    means: 'What one player may know of a game cannot be told while another is asked about hidden cards.',
    cause: '`engine.determinize` at a question about the hand or deck of another player.',
    fix: 'Call it where that player is asked, or where all see what is asked about.',
  },
  'no-decision': {
    means: 'A player cannot concede who is not in a game that goes on.',
    cause: 'The game is over, or the player has left it or has no seat.',
    fix: 'Ask `engine.result` and `engine.playersLeft` first.',
  },
  'plugin-invalid': {
    means: 'A plugin, a declaration or a compiled set breaks its contract; `at` or `hook` is the path to it.',
    cause: 'A misspelt field, a value of the wrong type, or a name that two plugins declare.',
    fix: 'Correct the field that the path leads to; the details have near names.',
  },
  'plugin-incompatible': {
    means: 'A plugin requires a version of another that is not the one given.',
    cause: 'Packages of different releases are installed together.',
    fix: 'Install the version that the message names.',
  },
  'plugin-missing': {
    means: 'A plugin requires another that is not given.',
    cause: 'A set was attached without its game.',
    fix: 'Add the required plugin to `plugins`.',
  },
  'plugin-duplicate': {
    means: 'The same plugin is given twice.',
    cause: 'A list of plugins was joined with another that has it already.',
    fix: 'Give each plugin once.',
  },
  'plugin-failed': {
    means: 'Code of a plugin threw, or returned something that it must not; the state may be incomplete.',
    cause: 'A defect in a row of the plugin that the details name; `cause` is what it threw.',
    fix: 'Go back to a fork or a save, and correct the row.',
  },
  'engine-frozen': {
    means: 'Something tried to change the tables of an engine.',
    cause: 'Code that registers an effect or a card after the engine was made.',
    fix: 'Declare it in a plugin, and make another engine.',
  },
  'number-invalid': {
    means: 'A column or a stat would hold something that is no whole number.',
    cause: 'A row divides, or gives `NaN` or `undefined` as an amount.',
    fix: 'Round what the row computes; the engine option `strict` finds the row.',
  },
  'unknown-kind': {
    means: 'Ability data has a kind of effect, condition, filter or other part that no plugin defines.',
    cause: 'A misspelt kind, or a plugin that is not attached.',
    fix: 'Take a near name, or define the row.',
  },
  'unknown-name': {
    means: 'A name in data or in a call is none of those that the game declares.',
    cause: 'A misspelt zone, stat, keyword or law, or a seat that does not exist.',
    fix: 'Take one of the near names in the details.',
  },
  'unknown-card': {
    means: 'No attached set has this card.',
    cause: 'A misspelt name, or a set that is missing among the plugins.',
    fix: 'Write the full name or the id, or attach the set.',
  },
  'reference-dangling': {
    means: 'A reference (“it”, “that player”, “this way”) has no antecedent.',
    cause: 'Ability data in which nothing earlier produces what is referred to.',
    fix: 'Name the cards or the player, or put the producer first.',
  },
  'ability-invalid': {
    means: 'Ability data cannot be compiled to a program; `path` leads to the part.',
    cause: 'Parts that do not fit together, such as a duration on something that happens once.',
    fix: 'Say it with parts that the game has; compare with what the language reads from a text.',
  },
  'ability-inert': {
    means: 'An ability, or a part of it, could never do anything in this game.',
    cause: 'It asks about cards or events to which it can never apply.',
    fix: 'Say it of cards and events where it matters, or leave it out.',
  },
  'card-unsupported': {
    means: 'The card is known, but its text cannot be played yet.',
    cause: 'Its set was compiled with sentences that the language does not read.',
    fix: 'Take it out of the deck, or teach the language its words.',
  },
  'deck-invalid': {
    means: 'A game cannot begin with these decks.',
    cause: 'A wrong number of decks, too many cards, or cards for a seat that does not exist.',
    fix: 'Give a list of card names or ids for each seat.',
  },
  'setup-invalid': {
    means: 'An engine or a game was asked for with an option that is none; `at` is the path to it.',
    cause: 'A misspelt option, a seed that is no whole number, or a `seal` that gives no text.',
    fix: 'Correct the option; the details have near names.',
  },
  'save-corrupt': {
    means: 'A saved game is damaged.',
    cause: 'The file was cut off or edited.',
    fix: 'Load an unchanged copy.',
  },
  'save-foreign': {
    means: 'A saved game is of other plugins, another format, or sealed with another key.',
    cause: 'The game or its sets were updated since.',
    fix: 'Load it with the plugins and versions that saved it.',
  },
  'replay-corrupt': {
    means: 'A replay is damaged.',
    cause: 'The file was cut off or edited.',
    fix: 'Use an unchanged copy.',
  },
  'replay-foreign': {
    means: 'A replay was recorded with other plugins or in another format.',
    cause: 'The game or its sets were updated since.',
    fix: 'Play it with the plugins and versions that recorded it.',
  },
  'replay-diverged': {
    means: 'A replayed game is not the one that was recorded; `index` is the answer at which they part.',
    cause: 'Rules that changed without a new version, or code that depends on more than the state.',
    fix: 'Compare the two games at that answer.',
  },
  'board-invalid': {
    means: 'A board literal describes a table that cannot be; `at` is the path to what is wrong.',
    cause: 'A misspelt field, zone or card, or a number outside of its range.',
    fix: 'Correct what the path leads to; the details have near names.',
  },
  'loop-endless': {
    means: 'The game goes on without ever asking a player.',
    cause: 'A program or a set of triggers that repeats itself and changes nothing that would end it.',
    fix: 'Go back to a fork or a save, and end the loop in the program that the details name.',
  },
} as const;

/** Codes of everything the kernel refuses. Stable: programs may match on them. */
export type ErrorCode = keyof typeof CORE_ERRORS;
