import { expect, test } from 'vitest'
import { balanceLines, truncateLines, breakLines } from './set-lines.ts'

/** Each character is one unit wide. */
const measure = (words: string): number => words.length

test('set lines: breaks at spaces and after hyphens, but not within numbers', () => {
  expect(breakLines('Enrolment is open again', 12, measure)).toEqual(['Enrolment is', 'open again'])
  expect(breakLines('a well-kept garden', 7, measure)).toEqual(['a well-', 'kept', 'garden'])
  expect(breakLines('Year 2026-2027', 10, measure)).toEqual(['Year', '2026-2027'])
})

test('set lines: breaks a word that is wider than a line, without losing characters', () => {
  expect(breakLines('x'.repeat(25), 10, measure)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)])
})

test('set lines: balances the length of lines', () => {
  expect(balanceLines('aaaa bbbb cccc dddd e', 20, measure)).toEqual(['aaaa bbbb', 'cccc dddd e'])
})

test('set lines: truncates long text with an ellipsis that fits the line', () => {
  expect(truncateLines(['aaaa', 'bbbb,', 'cccc'], 2, 5, measure)).toEqual(['aaaa', 'bbbb…'])
  expect(truncateLines(['aaaa'], 2, 5, measure)).toEqual(['aaaa'])
})
