import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { announcement } from '../../../../tests/support/input/inputs.ts'
import { datetime, optional, text } from '@kampana/engine-declare/kinds/index'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { contactForm } from '@kampana/engine-declare/forms/forms'
import { resources } from '../resources/index.ts'
import { roles } from '../resources/roles.ts'
import { updates } from '../resources/updates.ts'
import { readInput } from '@kampana/engine-declare/testing/read-input'
import {
  inputSchema,
  readInput as readTyped,
  recordSchema,
  type Input,
} from '@kampana/engine-declare/schema/schema'

test('schema: prohibits changing a fixed field', () => {
  const fields = { username: { ...text('Username'), fixed: true }, name: text('Name') }
  const sent = { username: 'ana', name: 'Ana' }
  expect(readInput(fields, sent)).toEqual({ input: sent })
  expect(readInput(fields, sent, { partial: true })).toEqual({
    errors: { username: ['The username field is prohibited.'] },
  })
  expect(inputSchema(fields, { partial: true }).shape).not.toHaveProperty('username')
})

describe('bodies', () => {
  test('report every required field if they are empty', () => {
    expect(readInput(contactForm, {})).toEqual({
      errors: {
        name: ['The name field is required.'],
        email: ['The email field is required.'],
        contact_number: ['The contact number field is required.'],
        subject: ['The subject field is required.'],
        message: ['The message field is required.'],
      },
    })
  })

  test.each([['text'], [[]], [7]])('reject %j', (sent) => {
    expect(readInput(contactForm, sent)).toHaveProperty('errors.name')
    expect(readInput(updates.fields, sent, { partial: true })).toEqual({
      errors: { body: ['The body field must be an array.'] },
    })
  })

  test('name a prohibited key, including the prototype', () => {
    const sent = JSON.parse('{"title":"New","id":1,"created_at":"x","__proto__":{"a":1}}') as unknown
    const read = readInput(updates.fields, sent, { partial: true })
    expect('errors' in read && Object.entries(read.errors)).toEqual([
      ['id', ['The id field is prohibited.']],
      ['created_at', ['The created at field is prohibited.']],
      ['__proto__', ['The proto field is prohibited.']],
    ])
  })

  test('report twenty of a hundred thousand prohibited keys', () => {
    const sent = Object.fromEntries(Array.from({ length: 100_000 }, (_, each) => [`key ${each}`, 1]))
    const read = readInput(contactForm, sent)
    expect(Object.keys('errors' in read ? read.errors : {})).toHaveLength(20)
    expect(read).toHaveProperty('errors.name')
  })

  test("explain content that an update's body can't contain", () => {
    expect(readInput(updates.fields, { ...announcement, updates: '<p>Hi</p>' })).toEqual({
      errors: { updates: ["The updates field can't be used: it is not a document from the editor."] },
    })
  })

  test('count as missing without text and images', () => {
    const empty = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })
    const posted = { ...announcement, updates: empty, posted_at: '2026-11-24T08:00:00Z' }
    expect(readInput(updates.fields, posted)).toEqual({
      errors: { updates: ['The updates field is required.'] },
    })
  })

  test('reject an unknown category', () => {
    expect(readInput(updates.fields, { ...announcement, category: 'gossip' })).toEqual({
      errors: { category: ['The selected category is invalid.'] },
    })
  })
})

describe('times', () => {
  const fields = { at: optional(datetime('At')), posted: datetime('Posted', { now: true }) }
  const now = '2026-11-21T08:00:00.000000Z'

  test.each([
    ['2026-11-21T16:00:00+08:00', now],
    ['2026-11-21T08:00:00.123456Z', '2026-11-21T08:00:00.123000Z'],
  ])('store %s in UTC, so that text sorts by time', (sent, kept) => {
    expect(readInput(fields, { at: sent, posted: sent })).toEqual({ input: { at: kept, posted: kept } })
  })

  test('accept the word now, the default of a new record', () => {
    expect(readInput(fields, { posted: 'now' }, { now })).toEqual({ input: { at: null, posted: now } })
    expect(readInput(fields, {}, { now })).toEqual({ input: { at: null, posted: now } })
    expect(readInput(fields, {}, { now, partial: true })).toEqual({ input: {} })
  })

  test('reject the word elsewhere', () => {
    expect(readInput(fields, { at: 'now', posted: now }, { now })).toEqual({
      errors: { at: ['The at field must be a valid date.'] },
    })
  })
})

describe('documents', () => {
  test('list the fields, their lengths and the required ones', () => {
    const json = z.toJSONSchema(inputSchema(updates.fields), { io: 'input' })
    expect(json).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['title'],
      properties: {
        title: { type: 'string', maxLength: 255, title: 'Title' },
        category: { anyOf: [{ enum: ['announcements', 'news-and-events'] }, { type: 'null' }] },
        from: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      },
    })
  })

  test('require nothing of an edit', () => {
    const json = z.toJSONSchema(inputSchema(updates.fields, { partial: true }), { io: 'input' })
    expect(json).not.toHaveProperty('required')
  })

  test.each(resources)('can be generated for $name', ({ fields }) => {
    expect(z.toJSONSchema(recordSchema(fields))).toMatchObject({
      type: 'object',
      required: ['id', ...Object.keys(fields)],
    })
  })

  test('describe records in replies', () => {
    const record = {
      id: 1,
      description: 'Editor',
      permissions: [{ id: 2, description: 'Edit updates' }],
      requires_two_step: 0,
      sections: null,
    }
    const read = recordSchema(roles.fields).safeParse({
      ...record,
      created_at: '2026-11-21T00:18:01.000000Z',
    })
    expect(read.success).toBe(true)
  })
})

test('schema: returns the same texts without a form', () => {
  const read = inputSchema(contactForm).safeParse({ email: 'x', is_admin: 1 })
  expect(read.error?.issues.map(({ path, message }) => [path.join('.'), stripDelimiters(message)])).toEqual([
    ['name', 'The name field is required.'],
    ['email', 'The email field must be a valid email address.'],
    ['contact_number', 'The contact number field is required.'],
    ['subject', 'The subject field is required.'],
    ['message', 'The message field is required.'],
    ['', 'The is admin field is prohibited.'],
  ])
})

test('schema: gives the input the types of the fields', () => {
  expectTypeOf<Input<typeof roles.fields>>().toEqualTypeOf<{
    description: string
    permissions: number[]
    requires_two_step: 0 | 1 | boolean | null
    sections: string | null
  }>()
  const read = readTyped(roles.fields, { permissions: [1] }, { partial: true })
  expect('input' in read && read.input.permissions).toEqual([1])
  if ('input' in read) expectTypeOf(read.input.permissions).toEqualTypeOf<number[] | undefined>()
})
