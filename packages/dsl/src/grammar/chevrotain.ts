/** The only import of Chevrotain. Published builds bundle it; from source it is aliased to its one-file bundle. */
export { createToken, EmbeddedActionsParser, type IToken, type ParserMethod } from 'chevrotain';
