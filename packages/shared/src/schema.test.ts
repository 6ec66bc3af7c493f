import { describe, expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { longText, number, one, optional, password, text, yesNo } from './field.ts'
import { contactForm, registerForm } from './forms.ts'
import { resources } from './resources/index.ts'
import { roles } from './resources/roles.ts'
import { updates } from './resources/updates.ts'
import { users } from './resources/users.ts'
import { inputSchema, readInput, recordSchema, type Input } from './schema.ts'

const body = JSON.stringify({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }],
})
const announcement = { title: 'No classes', subtitle: '', category: 'announcements', updates: body }
const event = {
  ...announcement,
  category: 'news-and-events',
  from: '2026-11-21',
  to: '2026-11-22',
}
const person = {
  name: 'Ana',
  username: 'ana',
  email: 'ana@example.com',
  password: 'correct horse',
  password_confirmation: 'correct horse',
}

describe('one field', () => {
  const read = (fields: Parameters<typeof readInput>[0], value: unknown) => readInput(fields, { it: value })

  test('text is trimmed, and nothing at all is null', () => {
    expect(read({ it: text('It') }, '  a  ')).toEqual({ input: { it: 'a' } })
    expect(read({ it: optional(text('It')) }, '   ')).toEqual({ input: { it: null } })
    expect(read({ it: text('It') }, '')).toEqual({ errors: { it: ['The it field is required.'] } })
  })

  test('one-line text stays on one line, longer text keeps its lines', () => {
    expect(read({ it: text('It') }, 'a\r\nb')).toEqual({ input: { it: 'a b' } })
    expect(read({ it: longText('It') }, 'a\r\nb')).toEqual({ input: { it: 'a\r\nb' } })
  })

  test('length counts characters, so 255 emoji fit where 256 letters do not', () => {
    expect(read({ it: text('It') }, '🎓'.repeat(255))).toEqual({ input: { it: '🎓'.repeat(255) } })
    expect(read({ it: text('It') }, 'a'.repeat(256))).toEqual({
      errors: { it: ['The it field must not be greater than 255 characters.'] },
    })
  })

  test.each(['a\0b', '\u0007', 'half \ud83c of one'])('%j is no text', (value) => {
    expect(read({ it: text('It') }, value)).toEqual({
      errors: { it: ["The it field holds characters that can't be stored."] },
    })
  })

  test.each([1, true, {}, ['a']])('%j is not taken for text', (value) => {
    expect(read({ it: text('It') }, value)).toEqual({ errors: { it: ['The it field must be a string.'] } })
  })

  test('a password keeps its spaces and has 8 to 128 characters', () => {
    expect(read({ it: password('It') }, ' 1234567 ')).toEqual({ input: { it: ' 1234567 ' } })
    expect(read({ it: password('It') }, '1234567')).toEqual({
      errors: { it: ['The it field must be at least 8 characters.'] },
    })
    expect(read({ it: password('It') }, 'a'.repeat(129))).toEqual({
      errors: { it: ['The it field must not be greater than 128 characters.'] },
    })
  })

  test.each([
    ['5', 5],
    [' 5.5 ', 5.5],
    [-1, -1],
  ])('%j is a number', (sent, value) => {
    expect(read({ it: number('It') }, sent)).toEqual({ input: { it: value } })
  })

  test.each(['five', '0x10', true, [5]])('%j is no number', (value) => {
    expect(read({ it: number('It') }, value)).toEqual({ errors: { it: ['The it field must be a number.'] } })
  })

  test('a number keeps its bounds', () => {
    const it = number('It', { min: 1, max: 9 })
    expect(read({ it }, 0)).toEqual({ errors: { it: ['The it field must be at least 1.'] } })
    expect(read({ it }, 10)).toEqual({ errors: { it: ['The it field must not be greater than 9.'] } })
  })

  test.each([
    [true, 1],
    [false, 0],
    [1, 1],
    [0, 0],
    ['1', 1],
  ])('yes or no: %j is %j', (sent, value) => {
    expect(read({ it: yesNo('It') }, sent)).toEqual({ input: { it: value } })
  })

  test.each(['yes', 2, []])('yes or no: %j is neither', (value) => {
    expect(read({ it: yesNo('It') }, value)).toEqual({
      errors: { it: ['The it field must be true or false.'] },
    })
  })

  test('another record is written as its id under the input name', () => {
    const fields = { role: one('Role', 'roles', 'role_id') }
    expect(readInput(fields, { role_id: '7' })).toEqual({ input: { role_id: 7 } })
    expect(readInput(fields, { role_id: 1.5 })).toEqual({
      errors: { role_id: ['The role id field must be an integer.'] },
    })
    expect(readInput(fields, { role: 7, role_id: 7 })).toEqual({
      errors: { role: ['The role field is prohibited.'] },
    })
  })
})

describe('relations to many', () => {
  const read = (roleIds: unknown) => readInput(users.fields, { roleIds })

  test('are ids, and may be none', () => {
    expect(read([1, '2'])).toEqual({ input: { roleIds: [1, 2] } })
    expect(read([])).toEqual({ input: { roleIds: [] } })
  })

  test.each([[[1, 1]], [Array.from({ length: 1001 }, (_, index) => index + 1)]])(
    'are not repeated or endless',
    (ids) => {
      expect(read(ids)).toEqual({ errors: { roleIds: ['The selected roleIds is invalid.'] } })
    },
  )

  test('are told apart when one of them is wrong', () => {
    expect(read([1, 'x', -2])).toEqual({
      errors: {
        'roleIds.1': ['The roleIds field must be an integer.'],
        'roleIds.2': ['The selected roleIds is invalid.'],
      },
    })
    expect(read('1')).toEqual({ errors: { roleIds: ['The roleIds field must be an array.'] } })
  })
})

describe('addresses', () => {
  test.each(["o'brien+x@mail.example.com", 'a@xn--bcher-kva.example'])('%s is one', (email) => {
    expect(readInput(registerForm, { ...person, email })).toHaveProperty('input.email', email)
  })

  test.each(['ana', 'ana@', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f', 'a b@c.d', '<a@b.c>', 'a@b..c'])(
    '%j is none',
    (email) => {
      expect(readInput(registerForm, { ...person, email })).toEqual({
        errors: { email: ['The email field must be a valid email address.'] },
      })
    },
  )
})

describe('days', () => {
  const read = (day: unknown) => readInput(updates.fields, { ...event, from: day, to: '2999-01-01' })

  test('29 February exists in leap years', () => {
    expect(read('2028-02-29')).toHaveProperty('input.from', '2028-02-29')
  })

  test.each(['2027-02-29', '2026-13-01', '21/11/2026', '2026-11-21T00:00:00Z', 20261121])(
    '%j is no day',
    (day) => {
      expect(read(day)).toEqual({ errors: { from: ['The from field must be a valid date.'] } })
    },
  )

  test('the last is not before the first, whichever was changed', () => {
    const refused = { errors: { to: ['The to field must be a date after or equal to from.'] } }
    expect(readInput(updates.fields, { ...event, to: '2026-11-20' })).toEqual(refused)
    expect(readInput(updates.fields, { ...event, to: event.from })).toHaveProperty('input')
    expect(readInput(updates.fields, { from: '2026-11-23' }, { partial: true, old: event })).toEqual(refused)
    expect(readInput(updates.fields, { to: '2026-11-20' }, { partial: true, old: event })).toEqual(refused)
  })

  test('the first is not compared while it is no day itself', () => {
    const sent = { from: 'soon', to: '2026-11-01' }
    expect(readInput(updates.fields, sent, { partial: true, old: event })).toEqual({
      errors: { from: ['The from field must be a valid date.'] },
    })
  })

  test('in the wrong order from before are no reason to refuse another change', () => {
    const old = { ...event, to: '2026-01-01' }
    expect(readInput(updates.fields, { title: 'New' }, { partial: true, old })).toEqual({
      input: { title: 'New' },
    })
  })

  test('a past day is refused when entered now, and kept when left alone', () => {
    const today = '2026-11-22'
    const refused = { errors: { from: ['The from field must be a date after or equal to today.'] } }
    expect(readInput(updates.fields, event, { today })).toEqual(refused)
    expect(readInput(updates.fields, event, { today, old: event })).toHaveProperty('input')
    const moved = { ...event, from: '2026-11-20' }
    expect(readInput(updates.fields, moved, { today, old: event })).toEqual(refused)
  })
})

describe('fields of one category', () => {
  const missing = {
    errors: { from: ['The from field is required.'], to: ['The to field is required.'] },
  }

  test('are required in it and null outside of it, whatever was sent', () => {
    expect(readInput(updates.fields, { ...event, from: '', to: null })).toEqual(missing)
    expect(readInput(updates.fields, { ...event, category: 'announcements', from: 'nonsense' })).toEqual({
      input: { ...announcement, subtitle: null, from: null, to: null },
    })
  })

  test('follow a change of category', () => {
    const toEvents = { category: 'news-and-events' }
    const old = { ...announcement, from: null, to: null }
    expect(readInput(updates.fields, toEvents, { partial: true, old })).toEqual(missing)
    expect(readInput(updates.fields, { category: 'announcements' }, { partial: true, old: event })).toEqual({
      input: { category: 'announcements', from: null, to: null },
    })
  })

  test('follow the category that stays', () => {
    const old = { ...announcement, from: null, to: null }
    expect(readInput(updates.fields, { from: '2026-11-21' }, { partial: true, old })).toEqual({
      input: { from: null },
    })
    expect(readInput(updates.fields, { from: '' }, { partial: true, old: event })).toEqual({
      errors: { from: missing.errors.from },
    })
  })

  test('are left as they are where the category is not known', () => {
    expect(readInput(updates.fields, { title: 'New' }, { partial: true })).toEqual({
      input: { title: 'New' },
    })
    expect(readInput(updates.fields, { from: '2026-11-21' }, { partial: true })).toEqual({
      input: { from: '2026-11-21' },
    })
  })
})

describe('passwords with a repetition', () => {
  const mismatch = 'The password field confirmation does not match.'

  test('match, or the error stands at the password', () => {
    expect(readInput(registerForm, person)).toEqual({ input: person })
    const refused = { errors: { password: [mismatch] } }
    expect(readInput(registerForm, { ...person, password_confirmation: 'other' })).toEqual(refused)
    expect(readInput(registerForm, { ...person, password_confirmation: undefined })).toEqual(refused)
    expect(readInput(registerForm, { ...person, password_confirmation: ['correct horse'] })).toEqual(refused)
  })

  test('that are too short as well get both texts', () => {
    expect(readInput(registerForm, { ...person, password: 'short' })).toEqual({
      errors: { password: ['The password field must be at least 8 characters.', mismatch] },
    })
  })

  test('may leave the repetition undeclared', () => {
    const fields = { secret: password('Secret', { confirmedBy: 'again' }) }
    const sent = { secret: '12345678', again: '12345678' }
    expect(readInput(fields, sent)).toEqual({ input: { secret: '12345678' } })
  })
})

test('what is entered once is prohibited afterwards', () => {
  const fields = { username: { ...text('Username'), fixed: true }, name: text('Name') }
  const sent = { username: 'ana', name: 'Ana' }
  expect(readInput(fields, sent)).toEqual({ input: sent })
  expect(readInput(fields, sent, { partial: true })).toEqual({
    errors: { username: ['The username field is prohibited.'] },
  })
  expect(inputSchema(fields, { partial: true }).shape).not.toHaveProperty('username')
})

describe('bodies', () => {
  test('an empty one tells every required field', () => {
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

  test.each([['text'], [[]], [7]])('%j is not taken for one', (sent) => {
    expect(readInput(contactForm, sent)).toHaveProperty('errors.name')
    expect(readInput(updates.fields, sent, { partial: true })).toEqual({
      errors: { body: ['The body field must be an array.'] },
    })
  })

  test('what nobody may set is prohibited by name, the prototype too', () => {
    const sent = JSON.parse('{"title":"New","id":1,"created_at":"x","__proto__":{"a":1}}') as unknown
    const read = readInput(updates.fields, sent, { partial: true })
    expect('errors' in read && Object.entries(read.errors)).toEqual([
      ['id', ['The id field is prohibited.']],
      ['created_at', ['The created at field is prohibited.']],
      ['__proto__', ['The proto field is prohibited.']],
    ])
  })

  test('a text for what the body of an update may not hold', () => {
    expect(readInput(updates.fields, { ...announcement, updates: '<p>Hi</p>' })).toEqual({
      errors: { updates: ["The updates field can't be used: it is not a document of the editor."] },
    })
  })

  test('an update without words or pictures has no body', () => {
    const empty = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] })
    expect(readInput(updates.fields, { ...announcement, updates: empty })).toEqual({
      errors: { updates: ['The updates field is required.'] },
    })
  })

  test('a category that does not exist is refused', () => {
    expect(readInput(updates.fields, { ...announcement, category: 'gossip' })).toEqual({
      errors: { category: ['The selected category is invalid.'] },
    })
  })
})

describe('documents', () => {
  test('name what may be sent, how long it is and what is required', () => {
    const json = z.toJSONSchema(inputSchema(updates.fields), { io: 'input' })
    expect(json).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: ['title', 'category', 'updates'],
      properties: {
        title: { type: 'string', maxLength: 255, title: 'Title' },
        category: { enum: ['announcements', 'news-and-events'] },
        from: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      },
    })
  })

  test('require nothing of a change', () => {
    const json = z.toJSONSchema(inputSchema(updates.fields, { partial: true }), { io: 'input' })
    expect(json).not.toHaveProperty('required')
  })

  test.each(resources)('can be made of $name', ({ fields }) => {
    expect(z.toJSONSchema(recordSchema(fields))).toMatchObject({
      type: 'object',
      required: ['id', ...Object.keys(fields)],
    })
  })

  test('describe records as the API answers them', () => {
    const record = { id: 1, description: 'Editor', permissions: [{ id: 2, description: 'Edit updates' }] }
    const read = recordSchema(roles.fields).safeParse({
      ...record,
      created_at: '2026-11-21T00:18:01.000000Z',
    })
    expect(read.success).toBe(true)
  })
})

test('the schema by itself tells the same texts', () => {
  const read = inputSchema(contactForm).safeParse({ email: 'x', is_admin: 1 })
  expect(read.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name', 'The name field is required.'],
    ['email', 'The email field must be a valid email address.'],
    ['contact_number', 'The contact number field is required.'],
    ['subject', 'The subject field is required.'],
    ['message', 'The message field is required.'],
    ['', 'The is admin field is prohibited.'],
  ])
})

test('the input has the types of the fields', () => {
  expectTypeOf<Input<typeof roles.fields>>().toEqualTypeOf<{ description: string; permissions: number[] }>()
  const read = readInput(roles.fields, { permissions: [1] }, { partial: true })
  expect('input' in read && read.input.permissions).toEqual([1])
  if ('input' in read) expectTypeOf(read.input.permissions).toEqualTypeOf<number[] | undefined>()
})
