import { expect, test } from 'vitest';
import { applyEdits, editsBetween } from '../../src/problems/edit.ts';

test.each([
  ['Draw a crad.', 'Draw a card.', [{ span: { start: 7, end: 11 }, text: 'card' }]],
  ['Draw card.', 'Draw a card.', [{ span: { start: 5, end: 5 }, text: 'a ' }]],
  ['Draw a a card.', 'Draw a card.', [{ span: { start: 7, end: 9 }, text: '' }]],
  ['Evasiv\nRush', 'Evasive\nRush', [{ span: { start: 0, end: 6 }, text: 'Evasive' }]],
  ['Rush\nEvasiv', 'Rush\nEvasive', [{ span: { start: 5, end: 11 }, text: 'Evasive' }]],
  ['One.', 'One.', []],
  ['', 'Rush', [{ span: { start: 0, end: 0 }, text: 'Rush' }]],
])('the edits from %j to %j replace whole words', (before, after, edits) => {
  expect(editsBetween(before, after)).toEqual(edits);
  expect(applyEdits(before, edits)).toBe(after);
});

test('edits of several lines do not disturb each other', () => {
  const [before, after] = ['Rsh\nEvasive\nWrd', 'Rush\nEvasive\nWard'];
  const edits = editsBetween(before, after);
  expect(edits).toHaveLength(2);
  expect(applyEdits(before, edits)).toBe(after);
});

test('texts with other numbers of lines are edited as one', () => {
  const edits = editsBetween('Rush Ward', 'Rush\nWard');
  expect(applyEdits('Rush Ward', edits)).toBe('Rush\nWard');
});
