import { registerOwnResources } from '@kampana/shared/resources/index'
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rooms } from '../../../../../tests/support/input/rooms.ts'
import { answers } from '../../testing/answer-tables.ts'
import { administrator, type Answer } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

beforeAll(() => registerOwnResources([rooms]))
afterAll(() => registerOwnResources([]))

const room = { id: 1, name: 'A 1', keys: 'office', is_archived: null }
interface Given {
  record?: object
  account?: object
  /** What the server answers to the action. */
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

test('a record’s page has a button for an action, which asks first and then says what the server said', async () => {
  const view = visit('/trial-room/1', { reply: { body: { message: 'The trial room was archived.' } } })
  await view.user.click(await button('Archive: A 1'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive A 1' }))
  expect(dialog.getByText('Archive A 1? It can not be booked then.')).toBeVisible()
  expect(puts(view)).toEqual([])
  await view.user.click(dialog.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('The trial room was archived.')).toBeVisible()
  expect(puts(view)).toEqual([{ path: '/api/trial-rooms/1/archive', body: undefined }])
})

test('while an action runs its button is disabled, and what failed is said', async () => {
  const reply = Promise.withResolvers<Answer>()
  const view = visit('/trial-rooms', { reply: reply.promise })
  const handOver = await button('Hand over: A 1')
  await view.user.click(handOver)
  expect(handOver).toBeDisabled()
  reply.resolve({ status: 409, body: { message: 'The keys are not at the office.' } })
  expect(await screen.findByText('The keys are not at the office.')).toBeVisible()
  expect(handOver).toBeEnabled()
})

test('a server that says nothing leaves the words to the declaration', async () => {
  const view = visit('/trial-rooms', { reply: { status: 204 } })
  await view.user.click(await button('Hand over: A 1'))
  expect(await screen.findByText('The keys of A 1 are handed over.')).toBeVisible()
})

test('a record that is archived offers only the way back', async () => {
  visit('/trial-room/1', { record: { is_archived: 1 } })
  expect(await button('Unarchive: A 1')).toBeVisible()
  noButton('Archive: A 1')
})

test('a record that is not ready for an action offers no button for it', async () => {
  visit('/trial-rooms', { record: { keys: 'lost' } })
  expect(await screen.findByText('Lost')).toBeVisible()
  noButton('Hand over: A 1')
})

test('without the permission there is no button', async () => {
  visit('/trial-room/1', {
    account: { permissions: ['list trial-rooms', 'show trial-rooms', 'edit trial-rooms'] },
  })
  expect(await button('Hand over: A 1')).toBeVisible()
  noButton('Archive: A 1')
})

test('the row that is selected in a list has its actions in the toolbar', async () => {
  const view = visit('/trial-rooms')
  await view.user.click(await screen.findByRole('checkbox', { name: 'Select A 1' }))
  expect(await button('Archive: A 1')).toBeVisible()
})
