import { expect, test } from 'vitest';
import { answerIn, resultIn, runCli } from '../support/run-cli.ts';

test('lists the guides with their titles', async () => {
  const { status, out } = await runCli(['docs']);
  expect(status).toBe(0);
  expect(out).toMatch(/^readme +Cardwright$/m);
  expect(out).toMatch(/^write-a-bot +Write a bot$/m);
  expect(out).toMatch(/^decisions +/m);
  expect(out).not.toContain('decisions/0011');
  expect(resultIn(await runCli(['docs', '--json'])).topics.length).toBeGreaterThan(20);
});

test('shows a guide by its name, however it is written', async () => {
  const { out } = await runCli(['docs', 'write-a-bot']);
  expect(out).toMatch(/^# Write a bot\n/);
  for (const asked of [['Write', 'a', 'bot'], ['docs/write-a-bot.md']])
    expect((await runCli(['docs', ...asked])).out).toBe(out);
  expect(resultIn(await runCli(['docs', 'write-a-bot', '--json']))).toMatchObject({ topic: 'write-a-bot' });
});

test('shows a part of a guide by words of its heading, and lists them where they are several', async () => {
  const { out } = await runCli(['docs', 'add', 'a', 'keyword']);
  expect(out).toMatch(/^## Add a keyword\n/);
  expect(out).not.toContain('## Add a phrase');
  expect((await runCli(['docs', 'add', 'a'])).out).toMatch(/^Add a phrase {2}in contributing$/m);
});

test('tells what a code means', async () => {
  expect((await runCli(['docs', 'bot:gone'])).out).toMatch(
    /^# bot:gone\n\nA program[\s\S]*Usual cause: .*\n\nUsual fix: /,
  );
});

test('tells the message of a code of the language too', async () => {
  expect((await runCli(['docs', 'DSL1001'])).out).toContain("I don't know the word");
});

test('names near guides for one that there is not', async () => {
  const { status, err } = await runCli(['docs', 'write-a-bat']);
  expect(status).toBe(2);
  expect(err).toContain('error[docs/unknown]');
  expect(err).toContain('write-a-bot');
  const { ok, diagnostics } = answerIn(await runCli(['docs', 'write-a-bat', '--json']));
  expect({ ok, code: diagnostics[0].code }).toEqual({ ok: false, code: 'docs/unknown' });
});
