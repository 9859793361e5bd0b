/** The only import of Chevrotain. Published builds bundle it; from source it is aliased to its one-file bundle. */
export {
  createToken,
  EmbeddedActionsParser,
  EOF,
  type IToken,
  Lexer,
  NoViableAltException,
  type ParserMethod,
  type TokenType,
} from 'chevrotain';
