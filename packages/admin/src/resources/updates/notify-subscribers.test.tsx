import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../testing/answer-tables.ts'
import { administrator } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const estimate = (recipients: number, more: object = {}) => ({
  'GET /api/alerts/estimate': { body: { data: { recipients, phones: 0, seconds: 20, ...more } } },
})
const form = (recipients: number, more?: object) =>
  renderDashboard('/update', {
    account: { ...administrator, permissions: ['list updates', 'create updates', 'publish updates'] },
    answering: answers({ updates: [] }, estimate(recipients, more)),
  })

test('notify subscribers: asks people who publish an update, but not authors of a draft', async () => {
  const { user } = form(40)
  const tick = await screen.findByRole('checkbox', { name: 'Notify subscribers' })
  expect(tick).not.toBeChecked()
  expect(
    screen.getByText('Subscribers to announcements: 40. Alerts go out between 7 AM and 8 PM.'),
  ).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Draft' }))
  expect(screen.queryByRole('checkbox', { name: 'Notify subscribers' })).toBeNull()
})

test('notify subscribers: asks if there are no subscribers but a channel is on', async () => {
  form(0, { channels: ['Telegram'] })
  await screen.findByRole('checkbox', { name: 'Notify subscribers' })
  expect(screen.getByText(/Posts to Telegram\.$/)).toBeVisible()
})
