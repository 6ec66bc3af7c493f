import { describe, expect, test } from 'vitest'
import { announcement, event, person } from '../../../../tests/support/input/inputs.ts'
import { password } from '@kampana/engine-declare/kinds/index'
import { findMissingCompanions } from '@kampana/engine-declare/schema/cross-field-rules'
import { registerForm } from '@kampana/engine-declare/forms/forms'
import { pages } from '../resources/pages.ts'
import { updates } from '../resources/updates.ts'
import { readInput } from '@kampana/engine-declare/testing/read-input'

describe('the order of days', () => {
  test('rejects a last day before the first, whichever was changed', () => {
    const refused = { errors: { to: ['The to field must be a date after or equal to from.'] } }
    expect(readInput(updates.fields, { ...event, to: '2026-11-20' })).toEqual(refused)
    expect(readInput(updates.fields, { ...event, to: event.from })).toHaveProperty('input')
    expect(readInput(updates.fields, { from: '2026-11-23' }, { partial: true, old: event })).toEqual(refused)
    expect(readInput(updates.fields, { to: '2026-11-20' }, { partial: true, old: event })).toEqual(refused)
  })

  test("isn't checked while the first day is invalid", () => {
    const sent = { from: 'soon', to: '2026-11-01' }
    expect(readInput(updates.fields, sent, { partial: true, old: event })).toEqual({
      errors: { from: ['The from field must be a valid date.'] },
    })
  })

  test('accepts other changes although existing days are in the wrong order', () => {
    const old = { ...event, to: '2026-01-01' }
    expect(readInput(updates.fields, { title: 'New' }, { partial: true, old })).toEqual({
      input: { title: 'New' },
    })
  })

  test('rejects a newly entered past day, and accepts an unchanged or corrected one', () => {
    const today = '2026-11-22'
    const refused = { errors: { from: ['The from field must be a date after or equal to today.'] } }
    expect(readInput(updates.fields, event, { today })).toEqual(refused)
    expect(readInput(updates.fields, event, { today, old: event })).toHaveProperty('input')
    const moved = { ...event, from: '2026-11-20' }
    expect(readInput(updates.fields, moved, { today, old: event })).toHaveProperty('input')
    const toCome = { ...event, from: '2026-11-25', to: '2026-11-25' }
    expect(readInput(updates.fields, moved, { today, old: toCome })).toEqual(refused)
  })

  test("accepts a past day with the flag that the event took place, which isn't stored", () => {
    const today = '2026-11-24'
    const said = (taken_place: unknown, days = {}) =>
      readInput(updates.fields, { ...event, ...days, taken_place }, { today })
    expect(said(true)).toEqual(readInput(updates.fields, event))
    for (const no of [false, 0, null])
      expect(said(no)).toHaveProperty('errors.from', [
        'The from field must be a date after or equal to today.',
      ])
    expect(said('long ago')).toHaveProperty('errors.taken_place', [
      'The taken place field must be true or false.',
    ])
    expect(said(true, { to: '2026-11-01' })).toHaveProperty('errors.to', [
      'The to field must be a date after or equal to from.',
    ])
  })
})

describe('fields of one category', () => {
  const missing = { errors: { from: ['The from field is required.'] } }

  test('are both set or both empty in it, and null outside of it', () => {
    const without = readInput(updates.fields, { ...event, from: '', to: null })
    expect(without).toMatchObject({ input: { from: null, to: null } })
    expect(readInput(updates.fields, { ...event, from: '' })).toEqual(missing)
    expect(
      readInput(updates.fields, { ...event, category: 'announcements', from: 'nonsense' }),
    ).toMatchObject({
      input: { ...announcement, subtitle: null, from: null, to: null },
    })
  })

  test('follow a change of category', () => {
    const toEvents = { category: 'news-and-events' }
    const old = { ...announcement, from: null, to: null }
    expect(readInput(updates.fields, toEvents, { partial: true, old })).toEqual({ input: toEvents })
    const dated = { ...toEvents, to: event.to }
    expect(readInput(updates.fields, dated, { partial: true, old })).toEqual(missing)
    expect(readInput(updates.fields, { category: 'announcements' }, { partial: true, old: event })).toEqual({
      input: { category: 'announcements', from: null, to: null, place: null },
    })
  })

  test('follow the current category', () => {
    const old = { ...announcement, from: null, to: null }
    expect(readInput(updates.fields, { from: '2026-11-21' }, { partial: true, old })).toEqual({
      input: { from: null },
    })
    expect(readInput(updates.fields, { from: '' }, { partial: true, old: event })).toEqual({
      errors: { from: missing.errors.from },
    })
  })

  test('stay unchanged if the category is unknown', () => {
    expect(readInput(updates.fields, { title: 'New' }, { partial: true })).toEqual({
      input: { title: 'New' },
    })
    expect(readInput(updates.fields, { from: '2026-11-21' }, { partial: true })).toEqual({
      input: { from: '2026-11-21' },
    })
  })
})

describe('the last day of an event', () => {
  test('defaults to the first day', () => {
    const { to: _, ...oneDay } = event
    for (const sent of [oneDay, { ...oneDay, to: null }, { ...oneDay, to: '' }])
      expect(readInput(updates.fields, sent)).toMatchObject({ input: { from: event.from, to: event.from } })
    const old = { ...event, to: '2026-12-24' }
    expect(readInput(updates.fields, { to: '' }, { partial: true, old })).toEqual({
      input: { to: event.from },
    })
  })

  test('stays in another change, even without the first day', () => {
    for (const to of ['2026-12-24', null])
      expect(readInput(updates.fields, { title: 'New' }, { partial: true, old: { ...event, to } })).toEqual({
        input: { title: 'New' },
      })
    const moved = readInput(
      updates.fields,
      { from: '2026-12-23' },
      { partial: true, old: { ...event, to: '2026-12-24' } },
    )
    expect(moved).toEqual({ input: { from: '2026-12-23' } })
  })

  test("isn't derived from an invalid first day", () => {
    expect(readInput(updates.fields, { ...event, from: 'soon', to: '' })).toEqual({
      errors: { from: ['The from field must be a valid date.'] },
    })
  })
})

describe('a draft', () => {
  const now = '2026-11-24T08:00:00.000000Z'
  const required = {
    category: ['The category field is required.'],
    updates: ['The updates field is required.'],
  }

  test('only needs a title until it is published', () => {
    const title = 'Foundation day'
    expect(readInput(updates.fields, { title, posted_at: null }, { now })).toHaveProperty('input')
    expect(readInput(updates.fields, { posted_at: null }, { now })).toEqual({
      errors: { title: ['The title field is required.'] },
    })
    expect(readInput(updates.fields, { title }, { now })).toEqual({ errors: required })
    const old = { title, category: null, updates: null, posted_at: null }
    expect(readInput(updates.fields, { posted_at: 'now' }, { now, partial: true, old })).toEqual({
      errors: required,
    })
  })

  test('requires the same fields for an action as for an edit', () => {
    const record = { title: 'Foundation day', category: 'announcements', updates: null, posted_at: now }
    expect(findMissingCompanions(updates.fields, record)).toEqual({
      updates: [expect.stringContaining('required')],
    })
    expect(findMissingCompanions(updates.fields, { ...record, posted_at: null })).toEqual({})
  })

  test("lacks nothing if another field's value makes the field optional", () => {
    const page = { title: 'Gallery', body: null, description: 'Pictures', posted_at: now }
    expect(findMissingCompanions(pages.fields, { ...page, kind: 'page' })).toHaveProperty('body')
    expect(findMissingCompanions(pages.fields, { ...page, kind: 'placeholder' })).toEqual({})
  })
})

describe('passwords with a confirmation', () => {
  const mismatch = 'The password field confirmation does not match.'

  test('must match, with the error at the password', () => {
    expect(readInput(registerForm, person)).toEqual({ input: person })
    const refused = { errors: { password: [mismatch] } }
    expect(readInput(registerForm, { ...person, password_confirmation: 'other' })).toEqual(refused)
    expect(readInput(registerForm, { ...person, password_confirmation: undefined })).toEqual(refused)
    expect(readInput(registerForm, { ...person, password_confirmation: ['correct horse'] })).toEqual(refused)
  })

  test('get both texts if they are also too short', () => {
    expect(readInput(registerForm, { ...person, password: 'short' })).toEqual({
      errors: { password: ['The password field must be at least 8 characters.', mismatch] },
    })
  })

  test('may omit the confirmation', () => {
    const fields = { secret: password('Secret', { confirmedBy: 'again' }) }
    const sent = { secret: '12345678', again: '12345678' }
    expect(readInput(fields, sent)).toEqual({ input: { secret: '12345678' } })
  })
})
