import { errorMessages } from '@kampana/shared/messages/error-messages'
import { encodeMessages } from '@kampana/engine-declare/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Answer } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

test('language: changes in the account menu without losing unsaved changes', async () => {
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

test('language: survives a logout', async () => {
  const { user } = renderDashboard('/profile')
  await user.click(await screen.findByRole('button', { name: 'mclara' }))
  await user.click(await screen.findByRole('menuitemradio', { name: 'Filipino' }))
  await screen.findByRole('heading', { name: 'Tungkol sa iyo' })

  await user.click(screen.getByRole('button', { name: 'mclara' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mag-logout' }))
  await screen.findByText('Naka-logout ka na')
  expect(await screen.findByRole('button', { name: 'Mag-sign in' })).toBeVisible()
})

test('language: follows the browser’s preference from the first page on, until the person chooses one', async () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tl-PH', 'en'])
  onTestFinished(() => languages.mockRestore())
  const { user } = renderDashboard('/login', { signedIn: false })
  await screen.findByRole('button', { name: 'Mag-sign in' })
  expect(screen.getByRole('button', { name: 'Filipino' })).toHaveAttribute('aria-pressed', 'true')

  await user.click(screen.getByRole('button', { name: 'English' }))
  await screen.findByRole('button', { name: 'Sign in' })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'en'))
})

/** Saves an update in Filipino with a server that rejects it with this body. */
const saveRefused = async (body: Answer['body']) => {
  localStorage.setItem('RaStorekampana.language', '"fil"')
  const { user } = renderDashboard('/update/1/edit', {
    answering: ({ method }) => (method === 'PUT' ? { status: 422, body } : undefined),
  })
  const title = await screen.findByRole('textbox', { name: /^Pamagat/ })
  await user.type(title, '!')
  await user.click(screen.getByRole('button', { name: 'I-publish' }))
  await waitFor(() => expect(title).toHaveAccessibleDescription(/./))
  return title
}

test('language: preserves a value that looks like part of a sentence in a field’s error', async () => {
  const text = errorMessages.notRestored('was saved. The', messages.invalid.taken('title'))
  const title = await saveRefused(encodeMessages({ message: text, errors: { title: [text] } }))
  expect(title).toHaveAccessibleDescription(
    'Hindi maibabalik ang ‘was saved. The’. May gumagamit na ng Pamagat na ito.',
  )
})

test('language: translates known texts of Laravel, which sends no codes, and preserves the rest', async () => {
  const errors = { title: ['The title field must be at least 9 characters.'] }
  const title = await saveRefused({ message: 'The password is incorrect.', errors })
  expect(title).toHaveAccessibleDescription('The Title field must be at least 9 characters.')
  expect(screen.getByText('Mali ang password.')).toBeVisible()
})
