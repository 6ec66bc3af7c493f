import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../testing/answer-tables.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

test('link button: an invalid address shows its error and the hint about valid addresses', async () => {
  const { user } = renderDashboard('/update', { answering: answers({}) })
  await user.click(await screen.findByRole('button', { name: 'Link' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('combobox', { name: 'Page or address' }), 'admission')
  await user.click(dialog.getByRole('button', { name: 'Insert' }))
  const address = dialog.getByRole('combobox', { name: 'Page or address' })
  expect(address).toHaveAccessibleDescription(/^Enter a web address, .* a path such as \/contact-us\./)
  expect(address).toHaveValue('admission')
})
