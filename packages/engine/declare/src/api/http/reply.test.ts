import { describe, expect, test } from 'vitest'
import type { Reply } from './client.ts'
import { basicPublicMessages } from '../../messages/basic-public-messages.ts'
import { asDeclared, paginationStyle, parseList, parseReplyMessage, parsePage, parseRecord } from './reply.ts'

const reply = (body: unknown, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  headers: new Headers(headers),
  body,
})
const record = (answer: Reply) => parseRecord(answer, asDeclared)
const list = (answer: Reply) => parseList(answer, asDeclared)
const pageOf = (answer: Reply) => parsePage(answer, asDeclared)
const unusable = expect.objectContaining({
  name: 'ApiError',
  message: basicPublicMessages.status[500],
}) as Error

describe('a message', () => {
  test('is the text in the reply', () => {
    expect(parseReplyMessage(reply({ message: 'Saved.' }))).toBe('Saved.')
  })

  test.each([undefined, null, '', [], 'Saved.', {}, { message: '' }, { message: null }, { message: ['x'] }])(
    'is missing from %j',
    (body) => {
      expect(parseReplyMessage(reply(body))).toBeUndefined()
    },
  )
})

describe('a record', () => {
  test('is bare or wrapped', () => {
    expect(record(reply({ id: 1 }))).toEqual({ id: 1 })
    expect(record(reply({ message: 'Saved.', data: { id: 1 } }))).toEqual({ id: 1 })
  })

  test('may have a field called data', () => {
    expect(record(reply({ id: 1, data: 'text' }))).toEqual({ id: 1, data: 'text' })
  })

  test.each([undefined, null, '', 'text', 7, [], [{ id: 1 }]])("can't be read from %j", (body) => {
    expect(() => record(reply(body))).toThrow(unusable)
  })
})

describe('a list', () => {
  test('is bare or wrapped, without a total if none was sent', () => {
    expect(list(reply([1]))).toEqual({ data: [1], total: undefined })
    expect(list(reply({ data: [1] }))).toEqual({ data: [1], total: undefined })
  })

  test('has its total from the header, from meta, or beside a flat page', () => {
    expect(list(reply([1], { 'content-range': 'updates 0-0/40' })).total).toBe(40)
    expect(list(reply({ data: [1], meta: { total: 40 } })).total).toBe(40)
    expect(list(reply({ data: [1], meta: { total: '40' } })).total).toBe(40)
    expect(list(reply({ data: [1], current_page: 1, total: 40 })).total).toBe(40)
    expect(list(reply({ data: [1], meta: { total: 0 } })).total).toBe(0)
  })

  test('is read from a page that is wrapped twice', () => {
    const page = { data: [1], current_page: 1, last_page: 2, per_page: 1, total: 2 }
    const wrapped = reply({ success: true, data: page, message: 'Retrieved.' })
    expect(list(wrapped)).toEqual({ data: [1], total: 2 })
    expect(pageOf(wrapped)).toEqual({ data: [1], page: 1, lastPage: 2, total: 2 })
    expect(paginationStyle(wrapped)).toBe('in pages')
    const resources = { data: [1], meta: { current_page: 2, last_page: 2, total: 2 }, links: {} }
    expect(pageOf(reply({ success: true, data: resources }))).toMatchObject({ page: 2, lastPage: 2 })
  })

  test('is flat, however its rows are grouped', () => {
    const [a, b, c, d] = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
    expect(
      list(
        reply([
          [a, b],
          [c, d],
        ]),
      ).data,
    ).toEqual([a, b, c, d])
    // `Slide::all()->chunk(2)`, and a collection with gaps after `filter()`.
    expect(list(reply([[a, b], { 2: c, 3: d }])).data).toEqual([a, b, c, d])
    expect(list(reply({ data: { 0: a, 3: d } })).data).toEqual([a, d])
  })

  test.each([{ total: 'many' }, { total: null }, { total: -1 }, { total: 1.5 }, { total: true }, {}, null])(
    'has no total from %j',
    (meta) => {
      expect(list(reply({ data: [1], meta }, { 'content-range': 'updates 0-0/*' })).total).toBeUndefined()
    },
  )

  test.each([undefined, null, '', {}, { data: null }, { data: { id: 1 } }])(
    "can't be read from %j",
    (body) => {
      expect(() => list(reply(body))).toThrow(unusable)
    },
  )
})

describe('a page', () => {
  test('is described by meta or beside the data', () => {
    const place = { current_page: 2, last_page: 3, total: 25 }
    const page = { data: [1], page: 2, lastPage: 3, total: 25 }
    expect(pageOf(reply({ data: [1], meta: place }))).toEqual(page)
    expect(pageOf(reply({ data: [1], ...place }))).toEqual(page)
  })

  test('is the only one if the whole list was sent', () => {
    expect(pageOf(reply([1, 2]))).toEqual({ data: [1, 2], page: 1, lastPage: 1, total: 2 })
  })
})
