import type { Release } from '@kampana/engine-declare/api/releases'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  author,
  change,
  releaseRecordFixture,
  draftOf,
  kept,
  live,
  press,
  ruleInput,
  rules,
  sent,
  values,
  visitRules,
} from '../../testing/live-record.tsx'

beforeAll(() => registerOwnResources([rules]))
afterAll(() => registerOwnResources([]))

describe('drafts: the form of a published record', () => {
  test('saves an author’s draft, submits it for review, and opens the record', async () => {
    const own = change({ mine: true })
    const view = visitRules('/house-rule/7/edit', {
      permissions: author,
      replies: {
        'PUT /api/house-rules/7/draft': kept(draftOf(own)),
        'PUT /api/releases/5/submit': { body: { message: 'Publication was asked for.', data: own } },
      },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    await press(view, 'Submit for review')
    await waitFor(() => expect(view.shown()).toBe('/house-rule/7'))
    expect(await screen.findByText('Publication was asked for.')).toBeVisible()
    const [draft] = sent(view, '/api/house-rules/7/draft')
    expect(draft?.body).toEqual({
      values: { ...values, body: 'No noise.\nAt all. Ever.' },
      base: { ...values, body: live.body },
    })
    expect(draft?.headers['if-none-match']).toBe('*')
    expect(sent(view, '/api/house-rules/7')).toEqual([])
  })

  test('shows who else has the record open, and reports when this person leaves', async () => {
    const view = visitRules('/house-rule/7/edit', {
      replies: {
        'PUT /api/house-rules/7/presence': { body: { data: ['Ana Cruz', 'Ben Reyes'] } },
        'PUT /api/house-rules/7/draft': kept(draftOf(change())),
      },
    })
    expect(await screen.findByText('Also editing: Ana Cruz, Ben Reyes')).toBeVisible()
    await view.user.type(await ruleInput(), ' Ever.')
    const left = () =>
      view.server.presence.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
    expect(left()).toEqual([])
    await press(view, 'Save draft')
    await waitFor(() => expect(left()).toEqual(['/api/house-rules/7/presence']))
  })

  test('saves an invalid draft, which only publication rejects', async () => {
    const view = visitRules('/house-rule/7/edit', {
      replies: { 'PUT /api/house-rules/7/draft': kept(draftOf(change())) },
    })
    await view.user.clear(await ruleInput())
    await press(view, 'Publish')
    expect(await screen.findByText('The Rule field is required.')).toBeVisible()
    await press(view, 'Save draft')
    await waitFor(() => expect(view.shown()).toBe('/house-rule/7'))
    expect(sent(view, '/api/house-rules/7')).toEqual([])
  })

  test('publishes immediately for publishers if there is no draft', async () => {
    const view = visitRules('/house-rule/7/edit', {
      replies: { 'PUT /api/house-rules/7': { body: { message: 'The house rule was saved.', data: live } } },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    await press(view, 'Publish')
    await waitFor(() => expect(view.shown()).toMatch(/^\/house-rules/))
    expect(sent(view, '/api/house-rules/7')[0]?.headers['if-match']).toBe('"live"')
    expect(sent(view, '/api/house-rules/7/draft')).toEqual([])
  })

  test('shows the draft with author and comment, and publishes it', async () => {
    const sentBack = change({
      state: 'sent back',
      review_note: 'Say until when.',
      decided_by: 'Ben Reyes',
      decided_at: '2026-11-26T02:00:00Z',
    })
    const view = visitRules('/house-rule/7/edit', {
      changes: [sentBack],
      draft: draftOf(sentBack),
      replies: {
        'PUT /api/house-rules/7/draft': kept(draftOf(sentBack, { hash: 'second' })),
        'PUT /api/releases/5/publish': { body: { message: 'Published on the website.', data: sentBack } },
      },
    })
    await waitFor(async () => expect(await ruleInput()).toHaveValue(values.body))
    const waiting = screen.getByRole('region', { name: 'Unpublished draft' })
    expect(waiting).toHaveTextContent('Draft by Ana Cruz, last edited Nov 26, 2026, 9:00 AM.')
    expect(waiting).toHaveTextContent('Rejected by Ben Reyes on Nov 26, 2026, 10:00 AM.')
    expect(waiting).toHaveTextContent('Say until when.')
    await view.user.type(await ruleInput(), ' Please.')
    await press(view, 'Publish')
    expect(await screen.findByText('Published on the website.')).toBeVisible()
    expect(sent(view, '/api/house-rules/7/draft')[0]?.headers['if-match']).toBe('"first"')
    expect(sent(view, '/api/releases/5/publish')[0]?.body).toEqual({
      approved: [{ resource: 'house-rules', id: 7, hash: 'second', version: 40 }],
    })
  })

  test('is read-only while submitted, for people without permission to withdraw it', async () => {
    const waiting = change({ state: 'asked', asked_by: 'Ana Cruz', may_withdraw: false })
    visitRules('/house-rule/7/edit', { permissions: author, changes: [waiting], draft: draftOf(waiting) })
    expect(
      await screen.findByText(/only Ana Cruz and users with publish permission can edit it/),
    ).toBeVisible()
    expect(screen.getByText(/^No noise\./)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Save draft|Discard draft|Submit for review/ })).toBeNull()
  })

  test('continues with the saved draft after a rejected publication', async () => {
    const own = change()
    let hash = 1
    const view = visitRules('/house-rule/7/edit', {
      changes: [own],
      draft: draftOf(own),
      replies: {
        'PUT /api/house-rules/7/draft': () => kept(draftOf(own, { hash: `kept ${hash++}` })),
        'PUT /api/releases/5/publish': {
          status: 422,
          body: { message: 'No.', errors: { body: ['Say it in fewer words.'] } },
        },
      },
    })
    await waitFor(async () => expect(await ruleInput()).toHaveValue(values.body))
    await view.user.type(await ruleInput(), ' Please.')
    await press(view, 'Publish')
    await waitFor(async () => expect(await ruleInput()).toHaveAccessibleDescription('Say it in fewer words.'))
    await view.user.type(await ruleInput(), ' Now.')
    await press(view, 'Publish')
    await waitFor(() => expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(2))
    expect(sent(view, '/api/house-rules/7/draft')[1]?.headers['if-match']).toBe('"kept 1"')
  })

  test('shows a colleague’s edits of the draft, field by field with the name', async () => {
    const own = change()
    const theirs = draftOf(own, { hash: 'theirs', by: 'Ben Reyes', values: { ...values, body: 'Theirs.' } })
    let refuses = true
    const view = visitRules('/house-rule/7/edit', {
      changes: [own],
      draft: draftOf(own),
      replies: {
        'PUT /api/house-rules/7/draft': () => {
          const answer = refuses ? { status: 412, body: { message: 'Changed.', data: theirs } } : kept(theirs)
          refuses = false
          return answer
        },
      },
    })
    await waitFor(async () => expect(await ruleInput()).toHaveValue(values.body))
    await view.user.type(await ruleInput(), ' Mine.')
    await press(view, 'Save draft')
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed.' }))
    expect(dialog.getByText(/Ben Reyes saved a newer version/)).toBeVisible()
    await view.user.click(dialog.getByRole('radio', { name: 'Mine' }))
    await view.user.click(dialog.getByRole('button', { name: 'Save selection' }))
    await waitFor(() => expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(2))
    const [, again] = sent(view, '/api/house-rules/7/draft')
    expect(again?.headers['if-match']).toBe('"theirs"')
    expect(again?.body).toMatchObject({ values: { body: `${values.body} Mine.` } })
  })

  test('only saves the draft when the user leaves and saves', async () => {
    const view = visitRules('/house-rule/7/edit', {
      replies: { 'PUT /api/house-rules/7/draft': kept(draftOf(change())) },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    await view.user.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save your changes?' }))
    await view.user.click(dialog.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(view.shown()).toBe('/home'))
    expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(1)
    expect(sent(view, '/api/house-rules/7')).toEqual([])
  })

  test('asks which value to keep if draft and published record changed the same field, and saves the choice', async () => {
    const own = change()
    const view = visitRules('/house-rule/7/edit', {
      changes: [own],
      draft: draftOf(own, {
        conflicts: ['body'],
        version: 41,
        live: { ...values, body: 'Published meanwhile.' },
      }),
      replies: {
        'GET /api/house-rules/7/versions': {
          body: {
            data: [
              {
                id: 41,
                action: 'edit',
                username: 'ben',
                name: 'Ben Reyes',
                created_at: live.posted_at,
                changed: [],
                current: true,
              },
            ],
            next: null,
          },
        },
        'PUT /api/house-rules/7/draft': kept(draftOf(own)),
      },
    })
    await press(view, 'Compare and choose')
    const dialog = within(await screen.findByRole('dialog', { name: /changed the same fields/ }))
    expect(dialog.getByText(/Ben Reyes saved a newer version/)).toBeVisible()
    await view.user.click(dialog.getByRole('radio', { name: 'By Ben Reyes' }))
    await view.user.click(dialog.getByRole('button', { name: 'Save selection' }))
    await waitFor(() => expect(sent(view, '/api/house-rules/7/draft')).toHaveLength(1))
    expect(sent(view, '/api/house-rules/7/draft')[0]?.body).toMatchObject({
      base: { body: 'Published meanwhile.' },
      values: { body: 'Published meanwhile.' },
    })
  })

  test('saves a singleton’s draft without an id and stays open', async () => {
    const member = releaseRecordFixture({ resource: 'contact', id: 1, title: 'Contact page' })
    const own = change({ mine: true, records: [member] })
    const waiting = draftOf(own, { ...member, values: { form_title: 'Write to us now' } })
    const releases: Release[] = []
    const view = visitRules('/contact', {
      permissions: ['edit college'],
      replies: {
        'GET /api/contact': {
          body: { data: { id: 1, form_title: 'Write to us' } },
          headers: { etag: '"live"' },
        },
        'GET /api/releases': () => ({ body: { data: releases } }),
        'GET /api/contact/draft': { body: { data: waiting } },
        'PUT /api/contact/draft': () => {
          releases.push(own)
          return kept(waiting)
        },
      },
    })
    const heading = () => screen.findByRole('textbox', { name: /^Form heading/ })
    await view.user.type(await heading(), ' now')
    await press(view, 'Save draft')
    expect(await screen.findByRole('region', { name: 'Unpublished draft' })).toBeVisible()
    await waitFor(async () => expect(await heading()).toHaveValue('Write to us now'))
    expect(view.shown()).toBe('/contact')
    expect(sent(view, '/api/contact/draft')[0]?.body).toMatchObject({
      values: { form_title: 'Write to us now' },
      base: { form_title: 'Write to us' },
    })
  })

  test('adds a draft to the person’s open release by default', async () => {
    const other = change({
      id: 9,
      mine: true,
      note: 'School year',
      records: [releaseRecordFixture({ id: 8 })],
    })
    const view = visitRules('/house-rule/7/edit', {
      changes: [other],
      replies: { 'PUT /api/house-rules/7/draft': kept(draftOf(other)) },
    })
    await view.user.type(await ruleInput(), ' Ever.')
    const goesLive = await screen.findByRole('combobox', { name: 'Add to release' })
    expect(goesLive).toHaveTextContent('Release: School year')
    await press(view, 'Save draft')
    await waitFor(() =>
      expect(sent(view, '/api/house-rules/7/draft')[0]?.body).toMatchObject({ change_id: 9 }),
    )
    view.unmount()
    const alone = visitRules('/house-rule/7/edit', {
      changes: [other],
      replies: { 'PUT /api/house-rules/7/draft': kept(draftOf(change())) },
    })
    await alone.user.type(await ruleInput(), ' Never.')
    await alone.user.click(await screen.findByRole('combobox', { name: 'Add to release' }))
    await alone.user.click(await screen.findByRole('option', { name: 'No release' }))
    await press(alone, 'Save draft')
    await waitFor(() => expect(sent(alone, '/api/house-rules/7/draft')).toHaveLength(1))
    expect(sent(alone, '/api/house-rules/7/draft')[0]?.body).not.toHaveProperty('change_id')
  })
})
