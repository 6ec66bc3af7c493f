import { expect, test } from 'vitest'
import { balanceLines, truncateLines, breakLines } from './set-lines.ts'

/** Every letter is one wide. */
const measure = (words: string): number => words.length

test('set lines: lines end at spaces and after hyphens, but not inside of numbers', () => {
  expect(breakLines('Enrolment is open again', 12, measure)).toEqual(['Enrolment is', 'open again'])
  expect(breakLines('a well-kept garden', 7, measure)).toEqual(['a well-', 'kept', 'garden'])
  expect(breakLines('Year 2026-2027', 10, measure)).toEqual(['Year', '2026-2027'])
})

test('set lines: a word wider than a line is broken, and nothing of it lost', () => {
  expect(breakLines('x'.repeat(25), 10, measure)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)])
})

test('set lines: lines are of about the same length', () => {
  expect(balanceLines('aaaa bbbb cccc dddd e', 20, measure)).toEqual(['aaaa bbbb', 'cccc dddd e'])
})

test('set lines: what is too long ends in an ellipsis within the line', () => {
  expect(truncateLines(['aaaa', 'bbbb,', 'cccc'], 2, 5, measure)).toEqual(['aaaa', 'bbbb…'])
  expect(truncateLines(['aaaa'], 2, 5, measure)).toEqual(['aaaa'])
})
