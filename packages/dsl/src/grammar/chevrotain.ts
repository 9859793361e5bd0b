/** The only import of Chevrotain. Published builds bundle it; from source it is aliased to its one-file bundle. */
export {
  Alternation,
  createToken,
  EmbeddedActionsParser,
  EOF,
  type ILookaheadStrategy,
  type IToken,
  Lexer,
  LLkLookaheadStrategy,
  NonTerminal,
  NoViableAltException,
  Option,
  type ParserMethod,
  type Rule,
  Terminal,
  type TokenType,
} from 'chevrotain';
