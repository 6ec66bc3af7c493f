import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const home = async () => {
  const view = renderDashboard('/home')
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Divinian College' })).toBeVisible(),
  )
  return view
}

// The first of all, since the search is fetched only once.
test('what is typed right after Ctrl+K is meant for the search, also while it is on its way', async () => {
  const { user, shown } = await home()
  await user.keyboard('{Control>}k{/Control}gux{Backspace}')
  expect(await screen.findByRole('combobox')).toHaveValue('gu')
  expect(shown()).toBe('/home')
})

test('? shows what the keys do', async () => {
  const { user } = await home()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(dialog.getByText('Search pages and records')).toBeVisible()
  expect(await dialog.findByText('Updates')).toBeVisible()
})

test('g and a letter go to a list, n makes a record there', async () => {
  const { user, shown } = await home()
  await user.keyboard('gu')
  await screen.findByRole('heading', { level: 1, name: 'Updates' })
  await user.keyboard('n')
  await waitFor(() => expect(shown()).toBe('/update'))
})

test('/ takes the focus to the search of the list, where keys are letters again', async () => {
  const { user, shown } = renderDashboard('/updates')
  await waitFor(() => expect(screen.getByRole('link', { name: 'Foundation Day' })).toBeVisible())
  const search = screen.getByPlaceholderText('Search')
  // jsdom gives the focus to the hidden menu of columns, which no browser does.
  act(() => (document.activeElement as HTMLElement).blur())
  await user.keyboard('/')
  expect(search).toHaveFocus()
  await user.keyboard('n?')
  expect(search).toHaveValue('n?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown()).toMatch(/^\/updates/)
})

test('single keys can be turned off, and stay off', async () => {
  const { user, shown } = await home()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('switch', { name: 'Single keys are shortcuts' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('gu?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shown()).toBe('/home')
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('combobox')).toBeVisible()
})
