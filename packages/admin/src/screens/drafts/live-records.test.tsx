import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../testing/answer-tables.ts'
import { administrator } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const writer = {
  ...administrator,
  permissions: ['edit content', 'list updates', 'show updates', 'edit updates', 'delete updates'],
}
const update = (id: number, title: string, posted_at: string | null) => ({
  id,
  title,
  category: 'announcements',
  posted_at,
  status: posted_at === null ? 'draft' : 'published',
})
const updates = [update(1, 'Live one', '2026-11-01T00:00:00.000000Z'), update(2, 'Waiting one', null)]

test('live records: only publishers can delete them in lists', async () => {
  const { user } = renderDashboard('/updates', { account: writer, answering: answers({ updates }) })
  const select = async (title: string) =>
    user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }))
  await select('Waiting one')
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
  await select('Live one')
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('live records: lists detect them by status if rows lack the publication time', async () => {
  const programs = [{ id: 1, title: 'BS Nursing', short: 'Nursing', status: 'published' }]
  const { user } = renderDashboard('/programs', { account: writer, answering: answers({ programs }) })
  await user.click(await screen.findByRole('checkbox', { name: 'Select BS Nursing' }))
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('live records: only publishers can restore them from the trash', async () => {
  const deleted = {
    deleted_by: 'Ana',
    deleted_at: '2026-11-20T02:00:00Z',
    expires_at: '2026-12-20T02:00:00Z',
  }
  const data = [
    { ...deleted, id: 1, title: 'Live one', is_live: true },
    { ...deleted, id: 2, title: 'Waiting one', is_live: false },
  ]
  renderDashboard('/trash/updates', {
    account: writer,
    answering: answers({}, { 'GET /api/updates/trash': { body: { data, meta: { total: 2 } } } }),
  })
  expect(await screen.findByRole('button', { name: 'Restore Waiting one' })).toBeVisible()
  expect(screen.getByText(/Ask a colleague with publish permission/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Restore Live one' })).toBeNull()
})
