import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers, refusing } from '../testing/answer-tables.ts'
import { administrator } from '../testing/fake-server.ts'
import { chooseInMenu } from '../testing/choose-in-menu.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const created_at = '2026-11-01T02:00:00.000000Z'
const body = (...words: string[]) =>
  JSON.stringify({
    type: 'doc',
    content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  })
const log = (id: number, resource: string, changes: object) => ({
  id,
  description: `mclara edited the ${resource} ${id}`,
  username: 'mclara',
  resource,
  action: 'edit',
  created_at,
  properties: { causer: { id: 1, username: 'mclara', name: 'Maria Clara Santos' }, ...changes },
})
const logs = [
  log(1, 'updates', {
    old: { title: 'Classes resume', updates: body('Bring an umbrella.', 'Come early.') },
    attributes: { title: 'Classes suspended', updates: body('Bring an umbrella.', 'Stay home.') },
  }),
  log(2, 'users', {
    old: { roles: [] },
    attributes: { roles: [{ id: 2, description: 'Editor' }] },
  }),
]
const hidden = log(3, 'updates', { hidden: true })
const letter = (id: number, status: string) => ({
  id,
  recipient: `p${id}@college.example`,
  subject: `Letter ${id}`,
  status,
  tries: 1,
  problem: null,
  created_at,
  sent_at: null,
})
const letters = [letter(1, 'sent'), letter(2, 'failed')]
const visit = (address: string, replies: NonNullable<Parameters<typeof answers>[1]> = {}, more = {}) =>
  renderDashboard(address, {
    account: { ...administrator, ...more },
    answering: answers({ logs, letters }, replies),
  })

const marked = (side: HTMLElement, tag: 'del' | 'ins') =>
  [...side.querySelectorAll(tag)].map(({ textContent }) => textContent?.trim())

describe('log entry', () => {
  test('of a login shows the address instead of a change', async () => {
    const entry = log(4, 'users', { ip: '203.0.113.7' })
    visit('/logs/4', { 'GET /api/logs/4': { body: { data: entry } } })
    expect(await screen.findByText('From 203.0.113.7')).toBeVisible()
    expect(screen.queryByText('Before')).toBeNull()
  })

  test('shows that values are hidden from the reader', async () => {
    visit('/logs/3', { 'GET /api/logs/3': { body: { data: hidden } } })
    expect(await screen.findByText('Only users who can open the record see the values.')).toBeVisible()
  })

  test('shows each value before and after, and highlights changed words', async () => {
    visit('/logs/1')
    const title = await screen.findByRole('region', { name: 'Title' })
    expect(marked(title, 'del')).toEqual(['resume'])
    expect(marked(title, 'ins')).toEqual(['suspended'])
    const text = screen.getByRole('region', { name: 'Body' })
    expect(text).toHaveTextContent('Bring an umbrella.')
    expect(text).not.toHaveTextContent('paragraph')
    expect(marked(text, 'del')).not.toContain('Bring an umbrella.')
  })

  test('shows the names of roles instead of ids', async () => {
    visit('/logs/2')
    const change = await screen.findByRole('region', { name: 'Roles' })
    expect(marked(change, 'ins')).toEqual(['Editor'])
  })
})

test('logs: are filtered by person, resource, action and days', async () => {
  const { user, server } = visit('/logs')
  const filter = () => JSON.parse(server.calls.at(-1)?.query.filter ?? '{}') as Record<string, string>
  await user.type(await screen.findByLabelText('By'), 'clara')
  await waitFor(() => expect(filter().username_q).toBe('clara'))
  await user.click(screen.getByRole('combobox', { name: 'Record type' }))
  await user.click(await screen.findByRole('option', { name: 'Updates' }))
  await waitFor(() => expect(filter().resource).toBe('updates'))
  await user.click(screen.getByRole('combobox', { name: 'Action' }))
  await user.click(await screen.findByRole('option', { name: 'Edited' }))
  await waitFor(() => expect(filter().action).toBe('edit'))
  await user.type(screen.getByLabelText('When, latest'), '2026-11-03')
  // End of the day in Manila.
  await waitFor(() => expect(filter().created_at_lte).toBe('2026-11-03T15:59:59.999Z'))
  expect(screen.getByLabelText('When, latest')).toHaveValue('2026-11-03')
})

/** Selects a row and returns the bar above the table. */
const selectRow = async ({ user }: ReturnType<typeof visit>, row: number) => {
  await user.click((await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }))[row]!)
  const told = await screen.findByText(row === 0 ? '1 item selected' : `${row + 1} items selected`)
  return within(told.parentElement!.parentElement!)
}

test('logs: show one selected entry, and export several', async () => {
  const view = visit('/logs')
  const bar = await selectRow(view, 0)
  expect(await bar.findByRole('link', { name: 'Show' })).toBeVisible()
  expect(bar.queryByRole('button', { name: /^Export/ })).toBeNull()
  await selectRow(view, 1)
  expect(await bar.findByRole('button', { name: 'Export 2 selected' })).toBeVisible()
})

test('selected rows: can be exported by people without other permissions', async () => {
  const bar = await selectRow(visit('/logs', {}, { permissions: ['list logs'] }), 0)
  expect(await bar.findByRole('button', { name: 'Export 1 selected' })).toBeVisible()
})

describe('e-mails', () => {
  test('can be sent again after a failure', async () => {
    const view = visit('/letters', {
      'PUT /api/letters/2/resend': { body: { message: 'The e-mail will be sent again.' } },
    })
    expect(await screen.findByText('Failed')).toBeVisible()
    const again = await screen.findAllByRole('button', { name: /^Send again/ })
    expect(again).toHaveLength(1)
    await view.user.click(again[0]!)
    expect(await screen.findByText('The e-mail will be sent again.')).toBeVisible()
  })

  test('appear next to the logs in the sidebar', async () => {
    visit('/home')
    const sidebar = within(await screen.findByRole('navigation'))
    await sidebar.findByRole('link', { name: 'E-mails' })
    const links = sidebar.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links.slice(-2)).toEqual(['Logs', 'E-mails'])
  })
})

describe('deleted records', () => {
  const deletion = {
    ...log(3, 'updates', { old: { title: 'Classes resume' } }),
    action: 'delete',
    record_id: 7,
  }
  const entry = (more: object) =>
    renderDashboard('/logs/3', {
      account: { ...administrator, permissions: ['list logs', 'show logs', 'delete updates'] },
      answering: answers(
        { logs: [{ ...deletion, ...more }] },
        {
          'POST /api/updates/7/restore': refusing(
            'title',
            '‘Classes resume’ can’t be restored. The title has already been taken.',
          ),
        },
      ),
    })
  const restorable = { restorable: true, restorable_until: '2026-12-21T02:00:00.000000Z' }

  test('are restored from the log, and an error gives the reason', async () => {
    const { user } = entry(restorable)
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(
      await screen.findByText('‘Classes resume’ can’t be restored. The title has already been taken.'),
    ).toBeVisible()
  })

  test('show in the log if they were restored or can’t be, except on other back ends', async () => {
    entry({ restorable: false, restored: { at: '2026-11-21T02:00:00.000000Z', by: 'mclara' } })
    expect(await screen.findByText(/^Restored on Nov 21, 2026.* by mclara$/)).toBeVisible()
    cleanup()
    entry({ restorable: false, restored: null })
    expect(await screen.findByText('Can no longer be restored')).toBeVisible()
    cleanup()
    entry({})
    expect(await screen.findByText('Deleted')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
    expect(screen.queryByText('Can no longer be restored')).toBeNull()
  })

  test('are deleted without confirmation only if they can be restored', async () => {
    const { user, server } = renderDashboard('/update/1', { account: { ...administrator, undo_days: 30 } })
    await screen.findByRole('heading', { level: 1, name: 'Enrolment opens' })
    await chooseInMenu({ user }, 'Delete')
    expect(await screen.findByText('The update was deleted.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    // This back end's reply has no restore deadline, so Undo isn't offered.
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(true)
    cleanup()
    const asking = renderDashboard('/update/2')
    await screen.findByRole('heading', { level: 1, name: 'Foundation Day' })
    await chooseInMenu(asking, 'Delete')
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})
