import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  author,
  change,
  releaseRecordFixture,
  detailOf,
  live,
  press,
  rules,
  sent,
  values,
  visitRules,
} from '../../../testing/live-record.tsx'

beforeAll(() => registerOwnResources([rules]))
afterAll(() => registerOwnResources([]))

describe('drafts: the page of a release', () => {
  const asked = change({ state: 'asked', asked_by: 'Ana Cruz', note: 'Until nine' })

  test('shows the differences and approves exactly these', async () => {
    const view = visitRules('/releases/5', {
      detail: () => detailOf(asked),
      replies: {
        'PUT /api/releases/5/publish': { body: { message: 'Published on the website.', data: asked } },
      },
    })
    const record = within(await screen.findByRole('region', { name: 'Quiet' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Until nine' })).toBeVisible()
    expect(record.getByText('all').tagName).toBe('DEL')
    expect(record.getByText('nine').tagName).toBe('INS')
    expect(record.queryByRole('region', { name: 'Room' })).toBeNull()
    await press(view, 'Publish')
    expect(await screen.findByText('Published on the website.')).toBeVisible()
    expect(sent(view, '/api/releases/5/publish')[0]?.body).toEqual({
      publish_at: null,
      approved: [{ resource: 'house-rules', id: 7, hash: 'first', version: 40 }],
    })
  })

  test('publishes nothing if the release has changed meanwhile, and shows the changes', async () => {
    let isNewer = false
    const view = visitRules('/releases/5', {
      detail: () => {
        const newer = { hash: 'newer', after: { ...live, ...values, body: 'Slipped in.' } }
        return detailOf(asked, isNewer ? newer : {})
      },
      replies: {
        'PUT /api/releases/5/publish': () => {
          isNewer = true
          return { status: 412, body: { message: 'It was changed meanwhile.', data: detailOf(asked) } }
        },
      },
    })
    await press(view, 'Publish')
    expect(await screen.findByText('It was changed meanwhile.')).toBeVisible()
    expect(await screen.findByText('Changed since you looked')).toBeVisible()
    expect(await screen.findByText('Slipped')).toBeVisible()
  })

  test('rejects a release with a comment', async () => {
    const view = visitRules('/releases/5', {
      detail: () => detailOf(asked),
      replies: { 'PUT /api/releases/5/reject': { body: { message: 'Sent back.', data: asked } } },
    })
    await press(view, 'Reject')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject: Until nine' }))
    await view.user.type(
      await dialog.findByRole('textbox', { name: /^Note of the reviewer/ }),
      'Say until when.',
    )
    await view.user.click(dialog.getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(sent(view, '/api/releases/5/reject')[0]?.body).toEqual({ review_note: 'Say until when.' }),
    )
  })

  test('lets its author submit, without others’ decisions', async () => {
    const mayEdit = { may: { edit: true, publish: false } }
    const view = visitRules('/releases/5', {
      permissions: author,
      detail: () => detailOf(change({ mine: true, records: [releaseRecordFixture(mayEdit)] })),
      replies: {
        'PUT /api/releases/5/submit': { body: { message: 'Publication was asked for.', data: asked } },
      },
    })
    await press(view, 'Submit for review')
    expect(await screen.findByText('Publication was asked for.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  test('hides actions that only its submitter and publishers may take', async () => {
    const waiting = change({ state: 'scheduled', asked_by: 'Ana Cruz', may_withdraw: false })
    const view = visitRules('/releases/5', { permissions: author, detail: () => detailOf(waiting) })
    await screen.findByRole('region', { name: 'Quiet' })
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
    view.unmount()
    const own = visitRules('/releases/5', {
      permissions: author,
      detail: () => detailOf({ ...waiting, may_withdraw: true }),
    })
    await own.user.click(await screen.findByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Withdraw' })).toBeVisible()
    expect(screen.getByRole('menuitem', { name: 'Discard' })).toBeVisible()
  })

  test('adds drafts of other releases, to publish them together', async () => {
    const mine = change({ note: 'Until nine', mine: true })
    const other = change({ id: 9, records: [releaseRecordFixture({ id: 8, title: 'Parking' })] })
    const own = change({ id: 10, mine: true, records: [releaseRecordFixture({ id: 9, title: 'Pets' })] })
    const view = visitRules('/releases/5', {
      changes: [mine, other, own],
      detail: () => detailOf(mine),
      replies: {
        'PUT /api/releases/5/take': { body: { message: 'It was added to this release.', data: mine } },
      },
    })
    await press(view, 'More')
    await view.user.click(await screen.findByRole('menuitem', { name: 'Move drafts here' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move drafts here' }))
    expect(dialog.getByRole('checkbox', { name: 'Pets, draft of Ana Cruz' })).toBeChecked()
    await view.user.click(dialog.getByRole('checkbox', { name: 'Parking, draft of Ana Cruz' }))
    await view.user.click(dialog.getByRole('button', { name: 'Move here' }))
    await waitFor(() =>
      expect(sent(view, '/api/releases/5/take')[0]?.body).toEqual({
        records: [
          { resource: 'house-rules', id: 8 },
          { resource: 'house-rules', id: 9 },
        ],
      }),
    )
  })
})

describe('drafts: open releases', () => {
  test('are counted in the menu, listed on the home page and marked in lists', async () => {
    const asked = change({ state: 'asked', asked_by: 'Ana Cruz' })
    visitRules('/house-rules', { changes: [asked] })
    const row = within(await screen.findByRole('row', { name: /Quiet/ }))
    expect(await row.findByText('In review')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Changes 1 waiting' })).toBeVisible()
  })

  test('show their outcome to the author', async () => {
    const own = { mine: true, asked_by: 'Ana Cruz', decided_by: 'Ben Reyes' }
    const sentBack = change({ ...own, state: 'sent back', review_note: 'Say until when.' })
    const published = change({ ...own, id: 6, note: 'Fees', state: 'published' })
    visitRules('/home', {
      permissions: author,
      replies: {
        'GET /api/releases': ({ query }) => ({
          body: { data: query.mine === '1' ? [sentBack, published] : [sentBack] },
        }),
      },
    })
    const asked = within(await screen.findByRole('region', { name: 'My submissions' }))
    expect(asked.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/dashboard/releases/6')
    expect(asked.getByText('Published')).toBeVisible()
    const attention = within(screen.getByRole('region', { name: 'Needs attention' }))
    expect(attention.getByRole('link', { name: 'Quiet' })).toHaveAttribute('href', '/dashboard/releases/5')
    expect(attention.getByText('Say until when.')).toBeVisible()
  })

  test('aren’t fetched for people without drafts', async () => {
    const { server } = visitRules('/home', { permissions: ['list letters'] })
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/releases')
  })
})
