import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/answer-tables.ts'
import { administrator } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const draft = {
  id: 7,
  path: 'data/library.yaml',
  text: 'fine: 5 pesos\n',
  base: 'fine: 4 pesos\n',
  problem: 'values',
  note: 'For June',
  name: 'Ana Cruz',
  created_at: '2026-11-20T08:00:00.000000Z',
  publish_at: null,
}
const editor = { account: { ...administrator, permissions: ['edit content'] } }
const answering = (...data: object[]) =>
  answers(
    {},
    {
      'GET /api/former-drafts': { body: { data } },
      'DELETE /api/former-drafts/7': { body: { message: 'The draft was discarded.' } },
    },
  )

test('former drafts: appear on home with a link', async () => {
  renderDashboard('/home', { ...editor, answering: answering(draft) })
  const card = within(await screen.findByRole('region', { name: 'Unconverted drafts' }))
  expect(card.getByRole('link', { name: 'data/library.yaml' })).toHaveAttribute(
    'href',
    '/dashboard/former-drafts',
  )
})

test('former drafts: show their text and the reason, and can be dismissed', async () => {
  const { user, server } = renderDashboard('/former-drafts', { ...editor, answering: answering(draft) })
  const section = within(await screen.findByRole('region', { name: 'data/library.yaml' }))
  expect(section.getByText(/uses values from a data file/)).toBeVisible()
  expect(section.getByText('5').tagName).toBe('INS')
  expect(section.getByRole('button', { name: 'Copy text' })).toBeVisible()
  await user.click(section.getByRole('button', { name: 'Dismiss data/library.yaml' }))
  expect(await screen.findByText('The draft was discarded.')).toBeVisible()
  expect(server.calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/former-drafts/7')
})
