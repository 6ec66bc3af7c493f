import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '../brand.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

test.each([
  ['a file that is dropped beside its place does not replace the page', 'Files', true],
  ['text that is dragged may be dropped anywhere', 'text/plain', false],
])('%s', async (_, type, isKeptOut) => {
  renderDashboard('/update/2/edit')
  const heading = await screen.findByRole('heading', { level: 1 })
  const drop = createEvent.drop(heading, { dataTransfer: { types: [type] } })
  fireEvent(heading, drop)
  expect(drop.defaultPrevented).toBe(isKeptOut)
})

test.each([
  ['reads', '/update/2', `Foundation Day · ${brand.name}`],
  ['changes', '/update/2/edit', `Edit: Foundation Day · ${brand.name}`],
])('the tab of a browser tells who %s a record', async (_, address, title) => {
  renderDashboard(address)
  await waitFor(() => expect(document.title).toBe(title))
})
