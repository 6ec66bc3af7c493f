import { expect, test } from 'vitest'
import { noticeOf } from './form-outcome.ts'

test('a form that was not taken says why in words, and leaves to the fields what is about fields', () => {
  expect(noticeOf(422)).toBeNull()
  expect(noticeOf(0)).toContain('no connection')
  expect(noticeOf(429, 61)).toBe('You have written several times already. Please try again in 2 minutes.')
  expect(noticeOf(429, 60)).toContain('in a minute.')
  expect(noticeOf(500)).toBe(noticeOf(502))
  expect(noticeOf(418)).toBe('Please check what you entered.')
})
