import type { Command } from 'commander';
import { lazily, type Session } from '../../session.ts';

export function declareRules(program: Command, session: Session): void {
  program
    .command('rules')
    .description('tell which tests show each numbered rule of a game')
    .option('--rule <number>', 'only this rule, with its tests')
    .option('--json', 'write {rules, covered, excluded, missing, …} as JSON')
    .addHelpText(
      'after',
      `
A test shows the rules that its title names ("CR 4.3.2.4 ready ink is exerted"). A rule is covered
by tests, excluded with a reason, or missing; one that only opens a list stands as its list does.
A test that is expected to fail shows nothing. Status is 1 when a title cites a rule that is none.

  $ cardwright rules --rule 4.3.2.4
  $ cardwright rules --game lorcana --json`,
    )
    .action(lazily(session, async () => (await import('./rules.ts')).rules));
}
