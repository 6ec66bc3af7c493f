import { checkedFields } from '@kampana/shared/content/checking'
import { encodeMessages } from '@kampana/engine-declare/messages/message'
import { treeMessages } from '@kampana/engine-declare/messages/tree-messages'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branches } from '../../../../../tests/support/input/branches.ts'
import { chooseInMenu } from '../../testing/choose-in-menu.ts'
import { administrator } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

beforeAll(() => registerOwnResources([branches]))
afterAll(() => registerOwnResources([]))

const path = '/api/trial-branches'
const branch = (id: number, name: string, above: number | null, more: object = {}) => ({
  id,
  name,
  above: above === null ? null : { id: above, description: `Branch ${above}` },
  place: `i00${id}i`,
  address: null,
  over_on: null,
  posted_at: '2026-01-01T00:00:00.000000Z',
  ...more,
})
const five = [
  branch(1, 'Admission', null),
  branch(2, 'Fees', 1),
  branch(3, 'Requirements', 1, { posted_at: null }),
  branch(4, 'Transferees', 3),
  branch(5, 'Academics', null),
]

/** Renders the dashboard with a server that has these branches and these search results. */
const renderTree = (
  address: string,
  records: readonly ReturnType<typeof branch>[] = five,
  found = records,
  account = administrator,
  parts: object = { mine: [], roles: [] },
) =>
  renderDashboard(address, {
    account,
    answering: ({ method, path: at, query }) => {
      if (at === path && method === 'GET') {
        const data =
          JSON.stringify(query).includes('q') && String(query).includes('%22q%22') ? found : records
        return { body: { data, meta: { total: data.length } } }
      }
      if (at.endsWith('/presence')) return { body: { data: [] } }
      if (at === `${path}/sections`) return { body: { data: parts } }
      const id = Number(/^\/api\/trial-branches\/(\d+)/.exec(at)?.[1])
      const record = records.find((each) => each.id === id)
      if (method === 'PUT')
        return { body: encodeMessages({ message: treeMessages.moved('trial branch'), data: record }) }
      if (method === 'DELETE') return { body: { message: 'Deleted.', restorable_until: '2026-12-01' } }
      return record && at === `${path}/${id}` ? { body: { data: record } } : undefined
    },
  })

const titles = () =>
  within(screen.getByRole('list', { name: 'Trial Branches' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')

test('tree: shows the hierarchy, expands and collapses it, and marks unpublished records', async () => {
  renderTree('/trial-branches')
  await screen.findByRole('link', { name: 'Transferees' })
  expect(titles()).toEqual(['Admission', 'Fees', 'Requirements', 'Transferees', 'Academics'])
  expect(screen.getByText('Requirements').closest('li')).toHaveTextContent('Not published')
  const toggle = screen.getByRole('button', { name: 'Children of Admission' })
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(toggle)
  expect(titles()).toEqual(['Admission', 'Academics'])
  fireEvent.click(toggle)
  expect(titles()).toHaveLength(5)
})

test('tree: a row opens the form for editors, and the page for other people', async () => {
  registerOwnResources([{ ...branches, editorial: true }])
  const line = async () => (await screen.findByRole('link', { name: 'Fees' })).getAttribute('href')
  const { unmount } = renderTree('/trial-branches')
  expect(await line()).toBe('/dashboard/trial-branch/2/edit')
  unmount()
  const permissions = ['list trial-branches', 'show trial-branches']
  renderTree('/trial-branches', five, five, { ...administrator, permissions })
  await waitFor(async () => expect(await line()).toBe('/dashboard/trial-branch/2'))
  registerOwnResources([branches])
})

test('tree: Alt and arrow keys move the focused record, and the notification offers undo', async () => {
  const { server } = renderTree('/trial-branches')
  const moved = () =>
    server.calls.filter(({ path: at }) => at.endsWith('/move')).map((call) => [call.path, call.body])
  const press = async (name: string, key: string) =>
    fireEvent.keyDown(await screen.findByRole('link', { name }), { key, altKey: true })
  await press('Requirements', 'ArrowUp')
  await waitFor(() => expect(moved()).toEqual([[`${path}/3/move`, { above_id: 1, after_id: null }]]))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(moved().at(-1)).toEqual([`${path}/3/move`, { above_id: 1, after_id: 2 }]))
  await press('Academics', 'ArrowRight')
  await waitFor(() => expect(moved().at(-1)).toEqual([`${path}/5/move`, { above_id: 1, after_id: 3 }]))
  await press('Transferees', 'ArrowLeft')
  await waitFor(() => expect(moved().at(-1)).toEqual([`${path}/4/move`, { above_id: 1, after_id: 3 }]))
  // The first record can't move up.
  await press('Admission', 'ArrowUp')
  await press('Fees', 'ArrowDown')
  await waitFor(() => expect(moved().at(-1)).toEqual([`${path}/2/move`, { above_id: 1, after_id: 3 }]))
})

test('tree: only publishers can move published records and their ancestors', async () => {
  const permissions = ['list', 'show', 'edit', 'move'].map((each) => `${each} trial-branches`)
  const records = [...five, branch(6, 'Later', 1, { posted_at: null })]
  const { server } = renderTree('/trial-branches', records, records, { ...administrator, permissions })
  const press = async (name: string) =>
    fireEvent.keyDown(await screen.findByRole('link', { name }), { key: 'ArrowUp', altKey: true })
  await press('Academics')
  await press('Requirements')
  await press('Later')
  const moved = () => server.calls.flatMap(({ path: at }) => (at.endsWith('/move') ? [at] : []))
  await waitFor(() => expect(moved()).toEqual([`${path}/6/move`]))
  expect(screen.getByText('Academics').closest('[aria-keyshortcuts]')).toBeNull()
})

test('tree: a new record gets the clicked row as parent, and no record offers itself', async () => {
  const { user } = renderTree('/trial-branches')
  fireEvent.click(await screen.findByRole('link', { name: 'New trial branch under Requirements' }))
  const input = await screen.findByRole('combobox', { name: 'Beneath' })
  await waitFor(() => expect(input).toHaveValue('Requirements'))
  await user.click(input)
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual(
    expect.arrayContaining(['Fees', 'Transferees', 'Academics']),
  )
})

test('tree: the form of a record doesn’t offer its descendants as parent', async () => {
  const { user } = renderTree('/trial-branch/1/edit')
  const input = await screen.findByRole('combobox', { name: 'Beneath' })
  await user.click(input)
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent?.trim())).toEqual([
      'Academics',
    ]),
  )
})

test('tree: a deletion lists the descendants and deletes them, the deepest first', async () => {
  const { server, user } = renderTree('/trial-branch/1')
  await chooseInMenu({ user }, 'Delete')
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toHaveTextContent('Fees, Transferees, Requirements'))
  fireEvent.click(within(dialog).getByRole('button', { name: /Delete|Confirm/ }))
  await waitFor(() =>
    expect(server.calls.filter(({ method }) => method === 'DELETE').map((call) => call.path)).toEqual(
      [2, 4, 3, 1].map((id) => `${path}/${id}`),
    ),
  )
})

test('tree: one click filters by the person’s own records, or by those due for review', async () => {
  const owned = { ...branches, checked: { by: 'owner', due: 'due' } }
  const fields = { ...branches.fields, ...checkedFields }
  registerOwnResources([{ ...owned, fields }])
  const role = { id: 4, description: 'Registrar' }
  const view = renderTree('/trial-branches', five, five, { ...administrator, roles: [role] })
  const asked = () =>
    JSON.parse(String(view.server.calls.findLast((call) => call.path === path)?.query.filter))
  await view.user.click(await screen.findByRole('button', { name: 'Mine' }))
  await waitFor(() => expect(asked()).toEqual({ owner_id: [4] }))
  await view.user.click(screen.getByRole('button', { name: 'Review due' }))
  await waitFor(() => expect(asked()).toEqual({ owner_id: [4], due_lte: expect.any(String) }))
  await view.user.click(screen.getByRole('button', { name: 'Mine' }))
  await waitFor(() => expect(Object.keys(asked())).toEqual(['due_lte']))
  registerOwnResources([branches])
})

test('tree: people limited to a section find it with one click, and see whom to ask for the rest', async () => {
  const placed = [
    branch(1, 'Admission', null, { address: '/admission' }),
    branch(2, 'Fees', 1, { address: '/fees' }),
    branch(5, 'Academics', null, { address: '/academics' }),
  ]
  const owned = { ...branches, checked: { by: 'owner', due: 'due' }, editorial: true }
  registerOwnResources([{ ...owned, fields: { ...branches.fields, ...checkedFields } }])
  const roles = [{ role: 'Dean', parts: ['/academics'] }]
  const view = renderTree('/trial-branches', placed, placed, administrator, { mine: ['/fees'], roles })
  const line = (name: string) => screen.getByRole('link', { name }).closest('li')
  await screen.findByRole('link', { name: 'Academics' })
  await waitFor(() => expect(line('Academics')).toHaveTextContent('Managed by: Dean'))
  expect(screen.getByRole('link', { name: 'Academics' })).toHaveAttribute('href', '/dashboard/trial-branch/5')
  expect(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '/dashboard/trial-branch/2/edit')
  expect(line('Fees')).not.toHaveTextContent('Edited by')
  await view.user.click(screen.getByRole('button', { name: 'Mine' }))
  await waitFor(() =>
    expect(view.server.calls.findLast((call) => call.path === path)?.query.filter).toBe('{"beneath":[2]}'),
  )
  registerOwnResources([branches])
})
