import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../../../../../tests/support/input/rooms.ts'
import { answers } from '../../testing/answer-tables.ts'
import { administrator, type Answer } from '../../testing/fake-server.ts'
import { chooseInMenu } from '../../testing/choose-in-menu.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'
import { setScreenWidth } from '@kampana/engine-admin/testing/screen-width'

beforeAll(() => registerOwnResources([rooms]))
afterAll(() => registerOwnResources([]))

const room = { id: 1, name: 'A 1', keys: 'office', is_archived: null }
interface Given {
  record?: object
  account?: object
  /** Server's reply to the action. */
  reply?: Answer | Promise<Answer>
}
const visit = (address: string, { record, account, reply = {} }: Given = {}) => {
  const reading = answers({ [rooms.name]: [{ ...room, ...record }], messages: [] })
  return renderDashboard(address, {
    account: { ...administrator, ...account },
    answering: (call) => (call.method === 'PUT' ? reply : reading(call)),
  })
}
const puts = ({ server }: ReturnType<typeof visit>) =>
  server.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body }))
const button = (name: string) => screen.findByRole('button', { name })
const noButton = (name: string) => expect(screen.queryByRole('button', { name })).toBeNull()

test('action button: a record’s page asks for confirmation, then shows the server’s message', async () => {
  const view = visit('/trial-room/1', { reply: { body: { message: 'The trial room was archived.' } } })
  const ask = async () => {
    await view.user.click(await button('Archive: A 1'))
    return within(await screen.findByRole('dialog', { name: 'Archive A 1' }))
  }
  await view.user.click((await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(puts(view)).toEqual([])
  const dialog = await ask()
  expect(dialog.getByText('Archive A 1? It can not be booked then.')).toBeVisible()
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The trial room was archived.')).toBeVisible()
  expect(puts(view)).toEqual([{ path: '/api/trial-rooms/1/archive', body: undefined }])
})

test('action button: shows progress, runs once, then shows the error', async () => {
  const reply = Promise.withResolvers<Answer>()
  const view = visit('/trial-rooms', { reply: reply.promise })
  const handOver = await button('Hand over: A 1')
  await view.user.click(handOver)
  // The accessible name must change as well, or screen readers wouldn't announce it.
  expect(handOver).toHaveAccessibleName('Please wait…')
  await view.user.click(handOver)
  expect(puts(view)).toHaveLength(1)
  reply.resolve({ status: 409, body: { message: 'The keys are not at the office.' } })
  expect(await screen.findByText('The keys are not at the office.')).toBeVisible()
  expect(handOver).toHaveTextContent('Hand over')
})

test('action button: the menu shows that its chosen action is running', async () => {
  const reply = Promise.withResolvers<Answer>()
  const view = visit('/trial-room/1', { record: { is_archived: 1 }, reply: reply.promise })
  const more = await button('More')
  await view.user.click(more)
  const unarchive = await screen.findByRole('menuitem', { name: 'Unarchive: A 1' })
  // An archived record offers only the reverse action.
  expect(screen.queryByText('Archive')).toBeNull()
  await view.user.click(unarchive)
  expect(await within(more).findByLabelText('Please wait…')).toBeVisible()
  reply.resolve({ status: 409, body: { message: 'It is in use.' } })
  await waitFor(() => expect(within(more).queryByLabelText('Please wait…')).toBeNull())
})

test('action button: the dialog stays open when a phone is rotated', async () => {
  const view = visit('/trial-room/1')
  await view.user.click(await button('Report: A 1'))
  await screen.findByRole('textbox', { name: /What is broken/ })
  act(() => setScreenWidth('narrow'))
  expect(screen.getByRole('textbox', { name: /What is broken/ })).toBeVisible()
})

test('action button: shows the declared message if the server sends none', async () => {
  const view = visit('/trial-rooms', { reply: { status: 204 } })
  await view.user.click(await button('Hand over: A 1'))
  expect(await screen.findByText('The keys of A 1 are handed over.')).toBeVisible()
})

test('action button: hides an action that doesn’t apply to the record', async () => {
  visit('/trial-rooms', { record: { keys: 'lost' } })
  expect(await screen.findByText('Lost')).toBeVisible()
  noButton('Hand over: A 1')
})

test('action button: hides an action without permission', async () => {
  visit('/trial-room/1', {
    account: { permissions: ['list trial-rooms', 'show trial-rooms', 'edit trial-rooms'] },
  })
  expect(await button('Hand over: A 1')).toBeVisible()
  noButton('Archive: A 1')
})

test('action button: a selected row offers show, edit and delete, and its actions in a menu', async () => {
  const view = visit('/trial-rooms')
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select A 1' }))
  const more = await button('More actions')
  const bar = more.parentElement
  const shown = [...(bar?.querySelectorAll('a, button') ?? [])].map(({ textContent }) => textContent)
  expect(shown).toEqual(['Show', 'Edit', 'Delete', ''])
  await view.user.click(more)
  expect(await screen.findByRole('menuitem', { name: 'Archive: A 1' })).toBeVisible()
})

const office = { ...room, id: 2, name: 'A 2' }
const bulkVisit = (reply: Answer) => {
  const reading = answers({ [rooms.name]: [room, office], messages: [] })
  return renderDashboard('/trial-rooms', {
    account: administrator,
    answering: (call) => (call.method === 'PUT' ? reply : reading(call)),
  })
}
const select = async ({ user }: ReturnType<typeof visit>, ...names: string[]) => {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
}

test('action button: an action’s input survives a rejection and is submitted by Ctrl+Enter', async () => {
  const refusal = { status: 422, body: { message: 'No.', errors: { urgency: ['Say today or never.'] } } }
  const view = visit('/trial-room/1', { reply: refusal })
  await view.user.click(await button('Report: A 1'))
  const damage = await screen.findByRole('textbox', { name: /What is broken/ })
  await view.user.type(damage, 'The lamp{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Say today or never.')).toBeVisible()
  expect(damage).toHaveValue('The lamp')
  expect(puts(view)).toEqual([
    { path: '/api/trial-rooms/1/report', body: { damage: 'The lamp', urgency: null } },
  ])
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await view.user.click(await button('Report: A 1'))
  expect(await screen.findByRole('textbox', { name: /What is broken/ })).toHaveValue('The lamp')
})

test('action button: several selected rows offer delete, and bulk actions in a menu', async () => {
  const view = bulkVisit({})
  await select(view, 'A 1', 'A 2')
  expect(await button('Delete')).toBeVisible()
  noButton('Archive')
  await view.user.click(await button('More actions'))
  const menu = within(screen.getByRole('menu', { name: 'More actions' }))
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Archive',
    'Hand over',
    'Move keys',
  ])
})

test('action button: a bulk action lists skipped records with reasons, and Undo restores each value', async () => {
  const view = bulkVisit({
    body: {
      message: 'Move keys: 2 trial rooms. Skipped: 1.',
      changed: [
        { ids: [1], before: { keys: 'office' } },
        { ids: [2], before: { keys: 'lost' } },
      ],
      refused: [{ id: 3, title: 'A 3', message: 'This one is gone.' }],
    },
  })
  await select(view, 'A 1', 'A 2')
  await chooseInMenu(view, 'Move keys')
  await view.user.click(await screen.findByRole('combobox', { name: /Keys/ }))
  await view.user.click(await screen.findByRole('option', { name: 'With a guest' }))
  await view.user.click(await button('Move keys'))
  expect(await screen.findByText('A 3: This one is gone.')).toBeVisible()
  await view.user.click(await button('Undo'))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  const path = '/api/trial-rooms/actions/move-keys'
  expect(puts(view)).toEqual([
    { path, body: { ids: [1, 2], keys: 'guest' } },
    { path, body: { ids: [1], keys: 'office' } },
    { path, body: { ids: [2], keys: 'lost' } },
  ])
})
