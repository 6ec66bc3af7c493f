import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const home = async () => {
  const view = renderDashboard('/home')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible())
  return view
}

// Must run first, because the search chunk loads only once.
test('shortcuts: passes text typed after Ctrl+K to the search, even while it loads', async () => {
  const { user, shown } = await home()
  await user.keyboard('{Control>}k{/Control}gux{Backspace}')
  expect(await screen.findByRole('combobox')).toHaveValue('gu')
  expect(shown()).toBe('/home')
})

test('shortcuts: keeps single keys turned off', async () => {
  const { user, shown } = await home()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: 'Single-key shortcuts' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gu?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown()).toBe('/home')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toBeVisible()
})
