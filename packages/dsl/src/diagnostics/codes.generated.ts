// Generated from messages/*.md by scripts/generate-messages.mjs. Do not edit.
/** Every code of a diagnostic, with its message, what it is about and the usual fix. */
export const DIAGNOSTICS = {
  DSL1001: {
    means: 'I don\'t know the word "{word}".',
    cause: 'A word is known when a phrase of the language uses it or a lexicon lists it. Nothing is read over: a text with an unknown word is not understood at all.',
    fix: 'Check the spelling, or add the word to the lexicon or to a phrase.',
  },
  DSL1002: {
    means: 'I don\'t understand "{word}" here.',
    cause: 'Everything before this word could be read, and nothing that could stand here begins with it. The place is the furthest one that any reading of the text reached.',
    fix: 'Say it in one of the expected ways, or add a phrase to the slot that is expected here.',
  },
  DSL1003: {
    means: 'The text ends too early.',
    cause: 'All words could be read, but a phrase lacks its end.',
    fix: 'Finish the sentence.',
  },
  DSL1004: {
    means: 'I know no card named "{name}".',
    cause: 'After "named" stands the name of a card. This one is not in the list of known names, so the run of words with capitals was taken for it.',
    fix: 'Check the spelling, or add the card\'s name to the lexicon.',
  },
  DSL1005: {
    means: 'The sentence has no full stop.',
    cause: 'The text was read as if it had one.',
    fix: 'End the sentence with a full stop.',
  },
  DSL1006: {
    means: 'This is usually written "{printed}".',
    cause: 'The text was understood; only its capitals or spaces differ from the usual ones.',
    fix: 'Write capitals only at the start of a sentence and where the lexicon has them, and a space between two costs.',
  },
  DSL1007: {
    means: 'This text has {length} characters; a card\'s text has at most {limit}.',
    cause: 'The longest printed card has about four hundred characters. A text that is much longer is no card\'s, and is not read at all: reading takes longer with every word.',
    fix: 'Give one card\'s rules text, without anything else.',
  },
  DSL1008: {
    means: 'A character that cannot be seen stands here: {name}.',
    cause: 'Control characters, marks for the direction of writing and halves of characters mean nothing in rules text. They come from copying. Blanks of every width, zero-width spaces and a byte order mark are passed over.',
    fix: 'Delete it.',
  },
  DSL1009: {
    means: 'This parenthesis is not one of a pair.',
    cause: 'Reminder text is what stands in parentheses; it is set aside before the text is read. What is opened and not closed, or closed and not opened, could be either.',
    fix: 'Put reminder text in one pair of parentheses, without others inside, or leave it out.',
  },
  DSL1010: {
    means: 'A comma is missing here.',
    cause: 'The text was read as if it had one: with it the whole of the text is understood, without it nothing is.',
    fix: 'Write the comma that ends what is said first.',
  },
  DSL1011: {
    means: 'This is no reminder text: "({text})".',
    cause: 'Text in parentheses is not carried out, so it may say nothing new. What is known are the reminders of the game\'s keywords and rules, in their printed wordings; they stand at the end of a line.',
    fix: 'Write what the card does without parentheses; only the reminder text of a keyword or a rule stands in them, behind its line.',
  },
  DSL1012: {
    means: 'This reminds of {of}, which does not stand before it with these values.',
    cause: 'A line that lost its keyword and kept the reminder would otherwise be a card without the keyword.',
    fix: 'Write "{of}" before its reminder text, with the same number, or take the reminder out.',
  },
  DSL1013: {
    means: '"{words}" may be the ability\'s name or words of its text.',
    cause: 'Capitals before a text are its name only where no reading of the line can use them: "DON\'T" before "Draw a card." would otherwise be a card that draws. A number is part of a name only where the card states it.',
    fix: 'Write what belongs to the text in small letters, or state the ability\'s name with the card (storyNames).',
  },
  DSL1014: {
    means: '{number} is more than the {largest} that a card can say.',
    cause: 'A game counts in whole numbers, and sums of them have to fit, too.',
    fix: 'Say a smaller number, or "any number of" and "all" where no number is meant.',
  },
  DSL1015: {
    means: 'The symbol "{symbol}" lacks one of its braces.',
    cause: 'A symbol stands in a pair of braces. Without one of them what follows it would be part of it.',
    fix: 'Write a symbol between one brace that opens and one that closes.',
  },
  DSL2001: {
    means: 'The words are in order, but {reason}.',
    cause: 'The text has the form of a sentence and no meaning: a card draws, a player is moved, an amount is missing.',
    fix: 'Say who does what, to what, and for how long, as printed cards do.',
  },
  DSL2002: {
    means: 'This was understood as "{printed}".',
    cause: 'Printing what was understood must give the text back; if it does not, a word was lost or read as something else.',
    fix: 'Use that wording, or correct the phrase that reads or prints it.',
  },
  DSL2003: {
    means: '"{words}" refers to nothing that came before.',
    cause: '"It", "that card", "the rest" and the like need something earlier in the same ability that they can mean.',
    fix: 'Name the cards or the player.',
  },
  DSL2004: {
    means: 'The game cannot play this: {reason}',
    cause: 'The text was understood, but the binder of the game refused its data.',
    fix: 'Add what is missing to the game, or say it with what the game has.',
  },
  DSL2005: {
    means: 'This can be read in {readings} ways.',
    cause: 'Each text must have exactly one reading. The parser takes the first, which may not be the one that is meant. Where the wording is what a reader would understand at once, the phrase that reads it in the other way is to be mended.',
    fix: 'Say it so that only one is left: name the subject again, or make two sentences of it.',
  },
  DSL2006: {
    means: 'This would never do anything: {reason}.',
    cause: 'The text was understood and bound, but nothing in the game would ever ask for it, or nothing could ever meet it: a keyword on cards where it is not looked for, an event that cannot happen then, a condition that cannot be so.',
    fix: 'Say it of cards and events where it matters, or leave it out.',
  },
} as const;

/** A code of a diagnostic. */
export type DiagnosticCode = keyof typeof DIAGNOSTICS;
