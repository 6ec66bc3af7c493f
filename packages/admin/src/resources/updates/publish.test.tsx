import type { Account, Update } from '@kampana/shared/api/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { administrator, threeUpdates } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

/** The person's browser is in another time zone. */
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

test('publish: publishes a new update now by default', async () => {
  const { user } = visit('/update')
  expect(await option('Now')).toBeChecked()
  expect(screen.getByText('Visible to visitors as soon as you publish.')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeEnabled()
  await user.click(await option('Draft'))
  expect(screen.getByText('Visible to staff only.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save draft' })).toBeEnabled()
  await user.click(await option('Later'))
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeEnabled()
})

test('publish: takes times in the college’s time zone, publishes past ones at once, and requires a time', async () => {
  const view = visit('/update/1/edit', standing(1, 'draft', null))
  expect(await option('Draft')).toBeChecked()
  await view.user.click(await option('Later'))
  const time = screen.getByLabelText('Date and time')
  const enter = (value: string) => fireEvent.change(time, { target: { value } })
  expect(time).toHaveAccessibleDescription('Philippine Standard Time')
  enter('2026-01-02T08:00')
  expect(screen.getByText(/^That time has passed. The update is published immediately/)).toBeVisible()
  enter('')
  await view.user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(await screen.findByText('The Date and time field is required.')).toBeVisible()
  expect(sent(view, 'PUT')).toBeUndefined()
  enter('2099-12-01T08:30')
  expect(screen.getByText('Will be published on Dec 1, 2099, 8:30 AM.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Schedule' }))
  await waitFor(() => expect(sent(view, 'PUT')).toMatchObject({ posted_at: '2099-12-01T00:30:00.000Z' }))
})

test('publish: keeps an update published, or hides it again', async () => {
  const view = visit('/update/1/edit', standing(1, 'published', posted))
  expect(await option('Published')).toBeChecked()
  expect(screen.getByText('Visible to visitors since Nov 1, 2026, 10:00 AM.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled()
  await view.user.click(await option('Unpublish'))
  expect(screen.getByText('Hidden from visitors once you unpublish.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Unpublish' }))
  await waitFor(() => expect(sent(view, 'PUT')).toMatchObject({ posted_at: null }))
})

test('publish: sends ‘now’ instead of the browser’s clock', async () => {
  const view = visit('/update/1/edit', standing(1, 'draft', null))
  await view.user.click(await option('Now'))
  await view.user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(sent(view, 'PUT')).toMatchObject({ posted_at: 'now' }))
})

test('publish: shows the status in the list and filters by it', async () => {
  const { user, server } = visit('/updates', standing(1, 'scheduled', '2099-12-01T00:30:00.000000Z'))
  const row = await screen.findByRole('row', { name: /Enrolment opens/ })
  expect(await within(row).findByText('Scheduled')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Status' }))
  await user.click(await screen.findByRole('option', { name: 'Draft' }))
  await waitFor(() => expect(server.calls.at(-1)?.query.filter).toBe('{"status":"draft"}'))
})
