import { describe, expect, test, vi } from 'vitest'
import { failureOf } from '@kampana/engine-declare/testing/failure'
import { boolean, day, datetime, money, number, readOnly, text } from '@kampana/engine-declare/kinds/index'
import { logs } from '../resources/index.ts'
import { updates } from '../resources/updates.ts'
import { users } from '../resources/users.ts'
import { lenientReader, recordReader } from '@kampana/engine-declare/schema/record-reader'
import { unreadText } from '@kampana/engine-declare/schema/unread'
import { ReplyShapeError } from '@kampana/engine-declare/schema/reply-reader'

const fields = {
  title: text('Title'),
  is_open: boolean('Open'),
  seats: number('Seats'),
  fee: money('Fee'),
  from: day('From'),
  created_at: readOnly(datetime('Created')),
}
const read = recordReader({ name: 'courses', fields }, 'Asia/Manila')
const whole = {
  id: 7,
  title: 'Latin',
  is_open: 1,
  seats: 20,
  fee: 123450,
  from: '2026-12-12',
  created_at: '2026-11-01T00:18:01.000000Z',
}

test('record reader: keeps records of our own server unchanged, including undeclared fields', () => {
  const sent = { ...whole, excerpt: 'Gallia est', teacher: { id: 1, name: 'Ana' } }
  expect(read(sent)).toEqual(sent)
})

describe("converts Laravel's variants to the declared form:", () => {
  test.each([
    ['numbers as text', { id: '7', seats: '20', fee: '123450' }, {}],
    ['a boolean as the text 1', { is_open: '1' }, {}],
    ['a boolean as true or false', { is_open: false }, { is_open: 0 }],
    ['a numeric title', { title: 2026 }, { title: '2026' }],
    ['a date as midnight in the college’s time zone', { from: '2026-12-11T16:00:00.000000Z' }, {}],
    ['a date as midnight in UTC', { from: '2026-12-12T00:00:00.000000Z' }, {}],
    ['a time with an offset', { created_at: '2026-11-01T08:18:01+08:00' }, {}],
    ['a time in the database’s format', { created_at: '2026-11-01 08:18:01' }, {}],
  ])('%s', (_what, sent, become) => {
    expect(read({ ...whole, ...sent })).toEqual({ ...whole, ...become })
  })

  test('missing values and null', () => {
    expect(read({ id: 7, title: null })).toEqual({ id: 7, title: null })
  })

  test('the causer by name, and an empty list as no value', () => {
    const entry = recordReader(logs, 'Asia/Manila')
    expect(entry({ id: 1, properties: { causer: 'Ben Cruz' } }).properties).toEqual({
      causer: { name: 'Ben Cruz' },
    })
    expect(entry({ id: 1, properties: [] }).properties).toEqual({})
  })
})

test('record reader: keeps an option unknown to the declaration', () => {
  const update = recordReader(updates, 'Asia/Manila')
  expect(update({ id: 1, category: 'gossip' })).toEqual({ id: 1, category: 'gossip' })
})

test.each([
  [{ ...whole, title: { en: 'Latin' } }, 'courses.title'],
  [{ ...whole, is_open: 'maybe' }, 'courses.is_open'],
  [{ ...whole, seats: 'many' }, 'courses.seats'],
  [{ ...whole, fee: 1.5 }, 'courses.fee'],
  [{ ...whole, from: 'Monday' }, 'courses.from'],
  [{ ...whole, created_at: 'yesterday' }, 'courses.created_at'],
  [{ title: 'Latin' }, 'courses.id'],
  ['Latin', 'courses'],
])('record reader: rejects %j and names %s', async (record, field) => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const failure = await failureOf(Promise.resolve().then(() => read(record)))
  expect(failure).toBeInstanceOf(ReplyShapeError)
  expect(failure.message).toMatch(/^The page can’t read the server’s response\. Reload/)
  expect(failure).toMatchObject({ problems: [expect.stringMatching(new RegExp(`^${field}\\b`))] })
  expect(told).toHaveBeenCalledWith(expect.stringContaining(field))
})

test('record reader: names a nested field', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const user = recordReader(users, 'Asia/Manila')
  const failure = await failureOf(Promise.resolve().then(() => user({ id: 1, roles: [{ id: 1 }] })))
  expect(failure).toMatchObject({ problems: [expect.stringContaining('users.roles.0.description: ')] })
})

test('lenient reader: shows an unreadable value unchanged, and reads the rest of the record', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const readLeniently = lenientReader({ name: 'courses', fields }, 'Asia/Manila')
  const sent = { ...whole, from: '12/12/2026', created_at: '3 days ago', title: { en: 'Latin' }, seats: '20' }
  const read = readLeniently(sent)
  expect(read).toMatchObject({ ...whole, from: null, created_at: null, title: null })
  expect(['from', 'created_at', 'title', 'seats'].map((name) => unreadText(read, name))).toEqual([
    '12/12/2026',
    '3 days ago',
    '{"en":"Latin"}',
    undefined,
  ])
  readLeniently(sent)
  expect(reported).toHaveBeenCalledTimes(3)
  expect(() => readLeniently({ title: 'Latin' })).toThrow(ReplyShapeError)
})

test('lenient reader: passes on a decoded body', () => {
  const body = { type: 'doc', content: [] }
  expect(lenientReader(updates, 'Asia/Manila')({ id: 1, updates: body }).updates).toBe(body)
})
