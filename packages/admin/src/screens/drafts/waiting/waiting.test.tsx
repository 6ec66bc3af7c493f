import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  author,
  change,
  releaseRecordFixture,
  live,
  press,
  ruleInput,
  rules,
  sent,
  visitRules,
} from '../../../testing/live-record.tsx'

beforeAll(() => registerOwnResources([rules]))
afterAll(() => registerOwnResources([]))

const fresh = { id: 8, title: 'Shoes', body: 'Off.', room: null, posted_at: null }
const itself = releaseRecordFixture({ id: 8, title: 'Shoes', isLive: false })
const own = change({ mine: true, records: [itself] })
const writer = [...author, 'create house-rules']
const replies = {
  'GET /api/house-rules/8': { body: { data: fresh }, headers: { etag: '"fresh"' } },
  'PUT /api/house-rules/8': { body: { message: 'The house rule was saved.', data: fresh } },
  'POST /api/house-rules': { status: 201, body: { message: 'The house rule was created.', data: fresh } },
  'POST /api/releases': { status: 201, body: { message: 'Begun.', data: own } },
  'PUT /api/releases/5/submit': { body: { message: 'Publication was asked for.', data: own } },
}
const begun = ({ server }: ReturnType<typeof visitRules>) =>
  server.calls.filter(({ method, path }) => method === 'POST' && path === '/api/releases')

describe('drafts: an unpublished record', () => {
  test('is saved and submitted by people without publish permission', async () => {
    const view = visitRules('/house-rule/8/edit', { permissions: writer, replies })
    await view.user.type(await ruleInput(), ' Always.')
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    await press(view, 'Submit for review')
    expect(await screen.findByText('Publication was asked for.')).toBeVisible()
    expect(sent(view, '/api/house-rules/8')[0]?.body).toMatchObject({ body: 'Off. Always.' })
    expect(begun(view).map(({ body }) => body)).toEqual([{ records: [{ resource: 'house-rules', id: 8 }] }])
    await waitFor(() => expect(view.shown()).toBe('/house-rule/8'))
  })

  test('is created and submitted with one button, and only created with the other', async () => {
    const view = visitRules('/house-rule', { permissions: writer, replies })
    await view.user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Shoes')
    await view.user.type(await ruleInput(), 'Off.')
    await press(view, 'Save draft')
    await waitFor(() => expect(view.shown()).toBe('/house-rule/8'))
    expect(begun(view)).toEqual([])
    await press(view, 'Submit for review: Shoes')
    expect(await screen.findByText('Publication was asked for.')).toBeVisible()
    expect(begun(view)).toHaveLength(1)
  })

  test('is created and published with one button, and only created with the other', async () => {
    const refused = { message: 'A rule is missing.', errors: { body: ['The body field is required.'] } }
    let isComplete = false
    const view = visitRules('/house-rule', {
      permissions: [...writer, 'publish house-rules'],
      replies: {
        ...replies,
        'POST /api/house-rules': () =>
          isComplete
            ? { status: 201, body: { message: 'Published on the website.', data: live } }
            : { status: 422, body: refused },
      },
    })
    const made = () => view.server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
    await view.user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Quiet')
    await view.user.type(await ruleInput(), 'No noise.')
    expect(screen.queryByLabelText('Posted')).toBeNull()
    await press(view, 'Publish')
    expect(await screen.findByText('The Rule field is required.')).toBeVisible()
    expect(made()).toEqual([expect.objectContaining({ title: 'Quiet', posted_at: 'now' })])
    isComplete = true
    await press(view, 'Save draft')
    await waitFor(() => expect(view.shown()).toBe('/house-rule/7'))
    expect(made().at(-1)).not.toMatchObject({ posted_at: 'now' })
  })

  test('is published from its form with one notification', async () => {
    const view = visitRules('/house-rule/8/edit', {
      replies: {
        ...replies,
        'PUT /api/house-rules/8': {
          body: { message: 'Published on the website.', data: { ...live, id: 8 } },
        },
      },
    })
    await view.user.type(await ruleInput(), ' Always.')
    await press(view, 'Publish')
    expect(await screen.findByText('Published on the website.')).toBeVisible()
    expect(sent(view, '/api/house-rules/8').map(({ body }) => body)).toEqual([
      expect.objectContaining({ body: 'Off. Always.', posted_at: 'now' }),
    ])
    await waitFor(() => expect(view.shown()).toBe('/house-rules'))
  })

  test('is saved once even if submitting fails, and shows the reason', async () => {
    const refused = { status: 403, body: { message: 'Not yours.' } }
    const view = visitRules('/house-rule/8/edit', {
      permissions: writer,
      replies: { ...replies, 'PUT /api/releases/5/submit': refused },
    })
    await view.user.type(await ruleInput(), ' Always.')
    await press(view, 'Submit for review')
    expect(await screen.findByText('Not yours.')).toBeVisible()
    await waitFor(() => expect(view.shown()).toBe('/house-rule/8'))
    expect(sent(view, '/api/house-rules/8')).toHaveLength(1)
  })

  test('shows the reviewer’s comment and resubmits the same release', async () => {
    const back = change({ ...own, state: 'sent back', review_note: 'Whose shoes?', decided_by: 'Chief' })
    const view = visitRules('/house-rule/8', { permissions: writer, changes: [back], replies })
    expect(await screen.findByText('Whose shoes?')).toBeVisible()
    await press(view, 'Submit for review: Shoes')
    await waitFor(() => expect(sent(view, '/api/releases/5/submit')).toHaveLength(1))
    expect(begun(view)).toEqual([])
  })

  test('shows publishers that it is submitted, and links to the release', async () => {
    const asked = change({ ...own, state: 'asked', asked_by: 'Ana Cruz' })
    visitRules('/house-rule/8', { changes: [asked], replies })
    expect(await screen.findByText('Submitted for review by Ana Cruz.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open release' })).toHaveAttribute(
      'href',
      expect.stringContaining('/releases/5'),
    )
    expect(screen.queryByRole('button', { name: /^Submit for review/ })).toBeNull()
  })

  test('is published together with other selected records, under a note', async () => {
    const second = { ...fresh, id: 9, title: 'Lights' }
    const list = { body: { data: [fresh, second], meta: { total: 2 } } }
    const view = visitRules('/house-rules', {
      permissions: writer,
      replies: { ...replies, 'GET /api/house-rules': list, 'GET /api/releases/5': { status: 404, body: {} } },
    })
    for (const name of [/Shoes/, /Lights/])
      await view.user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'))
    await press(view, 'More actions')
    await view.user.click(await screen.findByText('Create release'))
    await view.user.type(await screen.findByRole('textbox', { name: 'Summary of changes' }), 'School year')
    await press(view, 'Create release')
    await waitFor(() =>
      expect(begun(view)[0]?.body).toEqual({
        note: 'School year',
        records: [
          { resource: 'house-rules', id: 8 },
          { resource: 'house-rules', id: 9 },
        ],
      }),
    )
    await waitFor(() => expect(view.shown()).toBe('/releases/5'))
  })
})
