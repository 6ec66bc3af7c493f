import { expect, test } from 'vitest'
import { formNotice } from './form-outcome.ts'

test('form outcome: explains a rejected form, and leaves field errors to the fields', () => {
  expect(formNotice(422)).toBeNull()
  expect(formNotice(0)).toContain('can’t be reached')
  expect(formNotice(429, 61)).toBe('You have already sent several messages. Please try again in 2 minutes.')
  expect(formNotice(429, 60)).toContain('in a minute.')
  expect(formNotice(500)).toBe(formNotice(502))
  expect(formNotice(418)).toBe('Please check what you entered.')
})
