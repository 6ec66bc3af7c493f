import { describe, expect, test } from 'vitest'
import { errorMessages } from './error-messages.ts'
import { decodeMessages, encodeMessages } from '@kampana/engine-declare/messages/message'
import {
  formatMessage,
  message,
  parseMessage,
  stripDelimiters,
} from '@kampana/engine-declare/messages/message'
import { messages } from './messages.ts'

const { invalid } = messages

test('message: consists of its template and its values', () => {
  const saved = messages.edited('job opening')
  expect(stripDelimiters(saved)).toBe('The job opening was saved.')
  expect(parseMessage(saved)).toEqual({ code: 'The %{0} was saved.', values: ['job opening'] })
  expect(parseMessage('Nothing was changed.')).toEqual({ code: 'Nothing was changed.', values: [] })
})

test('message: accepts another message as a value', () => {
  expect(parseMessage(invalid.summary(invalid.min('password', 8), 2))).toEqual({
    code: '%{0} (and %{1} more errors)',
    values: [{ code: 'The %{0} field must be at least %{1} characters.', values: ['password', '8'] }, '2'],
  })
})

test.each(['was saved. The', '%{0}', '$&', '', '\u0002', '\u0003\u0003', 'a\u0002b\u0003c', 'ñ 🎓'])(
  'message: forms the same text from code and values with the value %j',
  (value) => {
    for (const say of everyMessage()) {
      const said = say(value)
      expect(stripDelimiters(formatMessage(parseMessage(said)))).toBe(stripDelimiters(said))
      expect(stripDelimiters(said)).not.toMatch(/[\u0002\u0003]/)
    }
  },
)

describe('on the wire', () => {
  const errors = {
    title: [invalid.required('title'), invalid.currentPassword],
    from: [invalid.commonPassword],
  }
  const sent = encodeMessages({ message: invalid.summary(errors.title[0] ?? '', 2), errors })

  test('sends readable texts, with their codes beside them', () => {
    const required = { code: 'The %{0} field is required.', values: ['title'] }
    expect(sent).toEqual({
      message: 'The title field is required. (and 2 more errors)',
      code: '%{0} (and %{1} more errors)',
      values: [required, '2'],
      errors: {
        title: ['The title field is required.', 'The password is incorrect.'],
        from: [invalid.commonPassword],
      },
      codes: {
        title: [required, { code: 'The password is incorrect.', values: [] }],
        from: [{ code: invalid.commonPassword, values: [] }],
      },
    })
  })

  test('sends texts without values as Laravel does', () => {
    const body = { message: 'Gone.', errors: { email: ['Gone.'] }, data: { message: message`A ${1}` } }
    expect(encodeMessages(body)).toEqual(body)
  })

  test('restores the messages on arrival', () => {
    const body = JSON.parse(JSON.stringify(sent)) as unknown
    expect(decodeMessages(body)).toMatchObject({ message: invalid.summary(errors.title[0] ?? '', 2), errors })
  })

  test.each([
    { message: 'Saved.', code: 'The %{0} was saved.', values: ['role'] },
    { message: 'The role was saved.', code: 'The %{0} was saved.', values: [7] },
    { message: 'Saved.', code: 7 },
    { message: 'Wrong.', errors: { title: 'Wrong.' }, codes: { title: [null], name: 7 } },
    { message: 'Wrong.', errors: ['Wrong.'], codes: 'none' },
    [{ code: 'a' }],
    null,
    undefined,
    'text',
  ])("keeps another server's text unchanged: %j", (body) => {
    expect(decodeMessages(body)).toEqual(body)
  })
})

type Say = (value: string) => string
type Values = string | object | ((...values: never[]) => string)

/** Each message with values, as a function of one value. */
const everyMessage = (texts: Readonly<Record<string, Values>> = { ...messages, ...errorMessages }): Say[] =>
  Object.values(texts).flatMap((text) => {
    if (typeof text === 'string') return []
    if (typeof text === 'object') return everyMessage(text as Record<string, Values>)
    return [(value) => text(...(Array.from({ length: text.length }, () => likeList(value)) as never[]))]
  })

/** A text that can also be joined, like a list. */
const likeList = (value: string) => Object.assign(Object(value) as string, { join: () => value })
