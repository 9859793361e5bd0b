/** The only import of Chevrotain. Published builds bundle it; from source it is aliased to its one-file bundle. */
export {
  EmbeddedActionsParser,
  EOF,
  type IToken,
  type ParserMethod,
  type TokenType,
} from 'chevrotain';
