import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDashboard } from '../testing/render-dashboard.tsx'

test('a file that is dropped beside its place does not replace the page', async () => {
  renderDashboard('/update/2/edit')
  const heading = await screen.findByRole('heading', { level: 1 })
  const drop = createEvent.drop(heading, { dataTransfer: { types: ['Files'] } })
  fireEvent(heading, drop)
  expect(drop.defaultPrevented).toBe(true)
})

test('text that is dragged may be dropped anywhere', async () => {
  renderDashboard('/update/2/edit')
  const heading = await screen.findByRole('heading', { level: 1 })
  const drop = createEvent.drop(heading, { dataTransfer: { types: ['text/plain'] } })
  fireEvent(heading, drop)
  expect(drop.defaultPrevented).toBe(false)
})

test('the tabs of a browser tell who reads a record from who changes it', async () => {
  renderDashboard('/update/2')
  await waitFor(() => expect(document.title).toBe('Foundation Day · Kampana'))
})

test('the tab of a form says so', async () => {
  renderDashboard('/update/2/edit')
  await waitFor(() => expect(document.title).toBe('Edit: Foundation Day · Kampana'))
})
