import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderDashboard } from '../testing/render-dashboard.tsx'

test('a person changes the language in the account menu, and what they were typing stays', async () => {
  const { user } = renderDashboard('/profile')
  const name = await screen.findByLabelText(/^Name/)
  await user.clear(name)
  await user.type(name, 'Maria')

  await user.click(screen.getByRole('button', { name: 'mclara' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Filipino' }))

  await screen.findByRole('heading', { name: 'Tungkol sa iyo' })
  expect(screen.getByLabelText(/^Pangalan/)).toHaveValue('Maria')
  expect(screen.getByRole('link', { name: 'Mga Update' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('lang', 'fil')
})

test('the choice outlives signing out', async () => {
  const { user } = renderDashboard('/profile')
  await user.click(await screen.findByRole('button', { name: 'mclara' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Filipino' }))
  await screen.findByRole('heading', { name: 'Tungkol sa iyo' })

  await user.click(screen.getByRole('button', { name: 'mclara' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mag-logout' }))
  await screen.findByText('Naka-logout ka na')
  expect(await screen.findByRole('button', { name: 'Mag-sign in' })).toBeVisible()
})

test('a browser that asks for Filipino gets it from the first page on, until English is chosen', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tl-PH', 'en'])
  onTestFinished(() => languages.mockRestore())
  const { user } = renderDashboard('/login', { signedIn: false })
  await screen.findByRole('button', { name: 'Mag-sign in' })
  expect(screen.getByRole('button', { name: 'Filipino' })).toHaveAttribute('aria-pressed', 'true')

  await user.click(screen.getByRole('button', { name: 'English' }))
  await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'))
})

test('what is wrong with an entry is said in the language', async () => {
  localStorage.setItem('RaStorekampana.language', '"fil"')
  const { user } = renderDashboard('/login', { signedIn: false })
  await user.click(await screen.findByRole('button', { name: 'Mag-sign in' }))
  expect(await screen.findByText('Kailangang punan ang username.')).toBeVisible()
})
