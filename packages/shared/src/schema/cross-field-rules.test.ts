import { describe, expect, test } from 'vitest'
import { announcement, event, person } from '../../../../tests/support/input/inputs.ts'
import { password } from '../kinds/index.ts'
import { registerForm } from '../forms/forms.ts'
import { updates } from '../resources/updates.ts'
import { readInput } from '../../../../tests/support/input/read-input.ts'

describe('the order of days', () => {
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

  test('a past day is refused when entered now, kept when left alone, and may be corrected once it is past', () => {
    const today = '2026-11-22'
    const refused = { errors: { from: ['The from field must be a date after or equal to today.'] } }
    expect(readInput(updates.fields, event, { today })).toEqual(refused)
    expect(readInput(updates.fields, event, { today, old: event })).toHaveProperty('input')
    const moved = { ...event, from: '2026-11-20' }
    expect(readInput(updates.fields, moved, { today, old: event })).toHaveProperty('input')
    const toCome = { ...event, from: '2026-11-25', to: '2026-11-25' }
    expect(readInput(updates.fields, moved, { today, old: toCome })).toEqual(refused)
  })

  test('a past day is taken with the sign that it has taken place, which is no part of the input', () => {
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
  const missing = {
    errors: { from: ['The from field is required.'], to: ['The to field is required.'] },
  }

  test('are required in it and null outside of it, whatever was sent', () => {
    expect(readInput(updates.fields, { ...event, from: '', to: null })).toEqual(missing)
    expect(
      readInput(updates.fields, { ...event, category: 'announcements', from: 'nonsense' }),
    ).toMatchObject({
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
