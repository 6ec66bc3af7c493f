import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administratorElsewhere as account, threeUpdates } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const draft = JSON.stringify({
  blocks: [{ key: 'a', type: 'unstyled', text: 'Bring your card', depth: 0 }],
  entityMap: {},
})
const table = '<p>Fees</p><table><tr><td>100</td></tr></table>'

/** Opens the form of an update with a foreign body. */
const openForm = (updates: string) =>
  renderDashboard('/update/1/edit', { account, updates: [{ ...threeUpdates[0]!, updates }] })
type Rendered = ReturnType<typeof openForm>
const save = async ({ user, server }: Rendered): Promise<unknown> => {
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true))
  return (server.calls.find(({ method }) => method === 'PUT')!.body as { updates: unknown }).updates
}

test('editing: a Draft.js body is editable, and is submitted unchanged if nobody edits it', async () => {
  const form = openForm(draft)
  expect(await screen.findByText('Bring your card')).toBeVisible()
  expect(screen.getByText(/in a foreign format. If you edit it here/)).toBeVisible()
  expect(await save(form)).toBe(draft)
})

test('editing: a body that the editor would damage is read-only and is submitted unchanged', async () => {
  const form = openForm(table)
  expect(await screen.findByText(/so it is read-only/)).toBeVisible()
  expect(screen.getByText(/^Fees/)).toHaveTextContent('Fees 100')
  expect(screen.queryByRole('textbox', { name: 'Body' })).toBeNull()
  expect(await save(form)).toBe(table)
})
