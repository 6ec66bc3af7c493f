import type { Account, Update } from '@kampana/shared/api/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { administrator, threeUpdates } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

/** A person far from the college. */
beforeAll(() => void vi.stubEnv('TZ', 'America/New_York'))
afterAll(() => void vi.unstubAllEnvs())

const account: Account = { ...administrator, time_zone: 'Asia/Manila' }
const posted = '2026-11-01T02:00:00.000000Z'
const standing = (id: number, status: Update['status'], posted_at: string | null): Update => ({
  ...threeUpdates[0]!,
  id,
  status: status!,
  posted_at: posted_at as string,
})
const visit = (address: string, update?: Update) =>
  renderDashboard(address, { account, ...(update && { updates: [update] }) })
const option = (name: string) => screen.findByRole('radio', { name })
const sent = ({ server }: ReturnType<typeof visit>, method: string) =>
  server.calls.find((call) => call.method === method)?.body

test('a new update is published now, unless a person wants it otherwise', async () => {
  const { user } = visit('/update')
  expect(await option('Now')).toBeChecked()
  expect(screen.getByText('Visitors see it as soon as it is saved.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeEnabled()
  await user.click(await option('Draft'))
  expect(screen.getByText('Only staff see it.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled()
  await user.click(await option('At a time'))
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeEnabled()
})

test('a time is entered and told in the college’s time zone, wherever the person is', async () => {
  const view = visit('/update/1/edit', standing(1, 'draft', null))
  expect(await option('Draft')).toBeChecked()
  await view.user.click(await option('At a time'))
  const time = screen.getByLabelText('Publish at')
  expect(time).toHaveAccessibleDescription('Philippine Standard Time')
  fireEvent.change(time, { target: { value: '2099-12-01T08:30' } })
  expect(screen.getByText('It will be published by itself on Dec 1, 2099, 8:30 AM.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(sent(view, 'PUT')).toMatchObject({ posted_at: '2099-12-01T00:30:00.000Z' }))
})

test('a time that is past publishes at once, and says so', async () => {
  const { user } = visit('/update/1/edit', standing(1, 'draft', null))
  await user.click(await option('At a time'))
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '2026-01-02T08:00' } })
  expect(screen.getByText(/^This time is past: visitors see it once it is saved/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled()
})

test('without a time nothing is scheduled, and the input says why', async () => {
  const view = visit('/update/1/edit', standing(1, 'draft', null))
  await view.user.click(await option('At a time'))
  fireEvent.change(screen.getByLabelText('Publish at'), { target: { value: '' } })
  await view.user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The Publish at field is required.')).toBeVisible()
  expect(sent(view, 'PUT')).toBeUndefined()
})

test('what is published stays so, or is hidden again', async () => {
  const view = visit('/update/1/edit', standing(1, 'published', posted))
  expect(await option('Published')).toBeChecked()
  expect(screen.getByText('Visitors have seen it since Nov 1, 2026, 10:00 AM.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await view.user.click(await option('Unpublish'))
  expect(screen.getByText('Visitors will not see it any more.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(sent(view, 'PUT')).toMatchObject({ posted_at: null }))
})

test('a draft is published by the word that the server understands, whatever the clock here says', async () => {
  const view = visit('/update/1/edit', standing(1, 'draft', null))
  await view.user.click(await option('Now'))
  await view.user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sent(view, 'PUT')).toMatchObject({ posted_at: 'now' }))
})

test('the list says how far each has come, and filters by it', async () => {
  const { user, server } = visit('/updates', standing(1, 'scheduled', '2099-12-01T00:30:00.000000Z'))
  const row = await screen.findByRole('row', { name: /Enrolment opens/ })
  expect(await within(row).findByText('Scheduled')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Draft' }))
  await waitFor(() => expect(server.calls.at(-1)?.query.filter).toBe('{"status":"draft"}'))
})

test('a back end that knows no drafts isn’t offered any', async () => {
  const { time_zone: _, ...elsewhere } = administrator
  renderDashboard('/update', { account: elsewhere })
  expect(await screen.findByRole('textbox', { name: /^Title/ })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled()
  expect(screen.queryByRole('radio')).toBeNull()
})

describe('a request for publication', () => {
  const body = (...paragraphs: string[]) =>
    JSON.stringify({
      type: 'doc',
      content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    })
  const entry = { username: 'mario', name: 'Mario Santos', current: false }
  const edited = { ...entry, id: 13, action: 'ask', created_at: '2026-11-26T01:00:00Z', changed: ['asked'] }
  const sentBack = {
    ...entry,
    id: 12,
    action: 'send-back',
    created_at: '2026-11-25T20:34:00Z',
    changed: ['asked'],
  }
  const made = {
    ...entry,
    id: 11,
    action: 'create',
    created_at: '2026-11-25T01:00:00Z',
    changed: ['title', 'posted_at'],
  }
  const common = ['Bring pens.', 'Come early.', 'No calculators.', 'No phones.']
  const asked = {
    ...standing(1, 'draft', null),
    updates: body(...common, 'It begins at 8 AM.'),
    asked: 1,
  }
  const visitRequest = (versions: readonly object[] | undefined, more = {}) =>
    renderDashboard('/update/1', {
      account: { ...administrator, ...more },
      updates: [asked as never],
      answering: ({ path }) => {
        if (path === '/api/updates/1/versions')
          return versions
            ? { body: { data: versions, next: null } }
            : { status: 500, body: { message: 'The log can’t be read.' } }
        if (path === '/api/updates/1/versions/12')
          return {
            body: {
              data: {
                id: 12,
                record: { title: asked.title, updates: body(...common, 'It begins at 7 AM.') },
                unknown: [],
              },
            },
          }
        return undefined
      },
    })

  test('shows who may publish what changed since it was sent back, and only that', async () => {
    visitRequest([edited, sentBack, made])
    const request = await screen.findByRole('region', { name: 'Request for publication' })
    expect(request).toHaveTextContent('Mario Santos asks for its publication since Nov 26, 2026, 9:00 AM.')
    expect(request).toHaveTextContent('Changed since it was sent back on Nov 26, 2026, 4:34 AM')
    const [then, now] = [await within(request).findByText('7'), within(request).getByText('8')]
    expect([then.tagName, now.tagName]).toEqual(['DEL', 'INS'])
    expect(request).not.toHaveTextContent('No calculators.')
    expect(within(request).queryByRole('button', { name: 'Put this back' })).toBeNull()
  })

  test('says of what nobody has decided on yet that it is new', async () => {
    visitRequest([edited, made])
    const request = await screen.findByRole('region', { name: 'Request for publication' })
    expect(request).toHaveTextContent('It is new: nobody has published it or sent it back before.')
  })

  test('that is shown although its history can’t be read says so', async () => {
    visitRequest(undefined)
    expect(await screen.findByText('The log can’t be read.')).toBeVisible()
  })

  test('is not compared for those who can’t answer it', async () => {
    visitRequest([edited, sentBack, made], { permissions: ['list updates', 'show updates', 'edit updates'] })
    expect(await screen.findByText('No phones.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Request for publication' })).toBeNull()
  })
})
