import { describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { stripDelimiters } from '../../messages/message.ts'
import { basicPublicMessages } from '../../messages/basic-public-messages.ts'

test.each([401, 403, 404, 413, 419, 422, 429, 500, 503])(
  'api error: has its own text for a %i without a message',
  (status) => {
    for (const body of [undefined, {}, { message: '' }, { message: null }, [], '<html>'])
      expect(new ApiError(status, body).message).toBe(basicPublicMessages.status[status])
  },
)

test("api error: blames the server for anything that isn't the person's fault", () => {
  expect(new ApiError(502, undefined).message).toBe(basicPublicMessages.status[500])
  expect(new ApiError(200, undefined).message).toBe(basicPublicMessages.status[500])
  expect(new ApiError(400, undefined).message).toBe(basicPublicMessages.status[422])
})

test('api error: distinguishes an offline device from an unreachable server', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(new ApiError(0, undefined).message).toBe(basicPublicMessages.noConnection)
  vi.stubGlobal('navigator', { onLine: true })
  expect(new ApiError(0, undefined).message).toBe(basicPublicMessages.unreachable)
  vi.unstubAllGlobals()
})

test("api error: prefers the server's message", () => {
  expect(new ApiError(403, { message: 'Invalid signature.' }).message).toBe('Invalid signature.')
})

test('api error: names a missing permission', () => {
  const error = new ApiError(403, { message: 'This action is unauthorized.', permission: 'edit updates' })
  expect(error.permission).toBe('edit updates')
  expect(stripDelimiters(error.message)).toBe("You need the permission 'edit updates' for this.")
})

test("api error: returns each field's first text, and counts list items as the list", () => {
  const errors = {
    title: ['Taken.', 'Too long.'],
    'slides.3': ['Not an image.'],
    'slides.7': ['Too large.'],
    'people.0.name': ['Required.'],
    from: 'A bare text.',
    to: ['', 'The first that says something.'],
    body: [],
    odd: [{ text: 'No text.' }],
  }
  expect(new ApiError(422, { message: 'Taken. (and 7 more errors)', errors }).errors).toEqual({
    title: 'Taken.',
    slides: 'Not an image.',
    people: 'Required.',
    from: 'A bare text.',
    to: 'The first that says something.',
  })
})

test.each([undefined, null, 'errors', [], { errors: null }, { errors: 'x' }, { errors: [] }])(
  'api error: finds no field errors in %j',
  (body) => {
    expect(new ApiError(422, body).errors).toEqual({})
  },
)

test("api error: accepts a field with the name of an object's property", () => {
  const body: unknown = JSON.parse('{"errors":{"constructor":["Prohibited."],"__proto__":["Prohibited."]}}')
  const { errors } = new ApiError(422, body)
  expect(Object.entries(errors)).toEqual([
    ['constructor', 'Prohibited.'],
    ['__proto__', 'Prohibited.'],
  ])
})

test.each([
  ['42', 42],
  ['0', undefined],
  ['-1', undefined],
  ['soon', undefined],
])('api error: reads Retry-After %j as %j seconds', (value, seconds) => {
  expect(new ApiError(429, undefined, new Headers({ 'retry-after': value })).retryAfter).toBe(seconds)
})

describe('api error: reads errors in other common formats:', () => {
  const bag = { description: ['Taken.', 'Too long.'] }
  test.each([
    ['a bare error bag', 422, bag, 'Please check what you entered.'],
    ['an error bag in the error property', 422, { error: bag }, 'Please check what you entered.'],
    [
      'a sendError reply',
      404,
      { success: false, message: 'Validation Error.', data: bag },
      'Validation Error.',
    ],
  ])('%s', (_shape, status, body, message) => {
    expect(new ApiError(status, body)).toMatchObject({ message, errors: { description: 'Taken.' } })
  })

  test('a text in the error property', () => {
    expect(new ApiError(400, { error: 'The year is closed.' })).toMatchObject({
      message: 'The year is closed.',
      errors: {},
    })
  })

  test('ignores lists in other replies', () => {
    for (const body of [{ data: ['a'] }, { message: 'No.', tags: ['a'] }, { success: true, data: bag }])
      expect(new ApiError(422, body).errors).not.toHaveProperty('description')
  })
})

test("api error: replaces Laravel's message about a model", () => {
  expect(new ApiError(404, { message: 'No query results for model [App\\Models\\Update] 36' }).message).toBe(
    'This no longer exists.',
  )
})
