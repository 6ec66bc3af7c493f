import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderDashboard } from './testing/render-dashboard.tsx'

describe('addresses in the browser', () => {
  test('a click anywhere on a row opens the record', async () => {
    const { shown, user } = renderDashboard('/updates')
    const row = (await screen.findByRole('link', { name: 'Foundation Day' })).closest('tr')!
    await user.click(within(row).getByText('News and Events'))
    expect(await screen.findByText('Foundation Day, in full.')).toBeVisible()
    expect(shown()).toBe('/update/2')
  })

  test('the menu marks the list to which a form belongs', async () => {
    renderDashboard('/update/2/edit')
    const navigation = within(await screen.findByRole('navigation'))
    expect(await navigation.findByRole('link', { current: 'page' })).toHaveTextContent('Updates')
  })
})
