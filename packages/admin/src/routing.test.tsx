import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderDashboard } from './testing/render-dashboard.tsx'

describe('addresses in the browser', () => {
  test('the dashboard’s bare address leads home', async () => {
    const { shown } = renderDashboard('/')
    expect(await screen.findByText(/Welcome/)).toBeVisible()
    expect(shown()).toBe('/home')
  })

  test('the list leads to a record, its form and back, each at the product’s address', async () => {
    const { shown, user, router } = renderDashboard('/updates')
    const title = await screen.findByRole('link', { name: 'Enrolment opens' })
    expect(title).toHaveAttribute('href', '/dashboard/update/1')

    await user.click(title)
    expect(await screen.findByText('Enrolment opens, in full.')).toBeVisible()
    expect(shown()).toBe('/update/1')

    await user.click(await screen.findByRole('link', { name: 'Edit' }))
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Enrolment opens')
    expect(shown()).toBe('/update/1/edit')

    await router.navigate(-1)
    expect(await screen.findByText('Enrolment opens, in full.')).toBeVisible()
    expect(shown()).toBe('/update/1')
  })

  test('a click anywhere on a row opens the record', async () => {
    const { shown, user } = renderDashboard('/updates')
    const row = (await screen.findByRole('link', { name: 'Foundation Day' })).closest('tr')!
    await user.click(within(row).getByText('News and Events'))
    expect(await screen.findByText('Foundation Day, in full.')).toBeVisible()
    expect(shown()).toBe('/update/2')
  })

  test('sorting stays in the address', async () => {
    const { shown, user, server } = renderDashboard('/updates')
    await user.click(within((await screen.findAllByRole('columnheader'))[1]!).getByText('Title'))
    await vi.waitFor(() => expect(server.calls.at(-1)?.query.sort).toBe('["title","ASC"]'))
    expect(shown()).toMatch(/^\/updates\?.*sort=title/)
  })

  test('the button for a new record leads to its address', async () => {
    const { shown, user } = renderDashboard('/updates')
    await user.click(await screen.findByRole('link', { name: 'New update' }))
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('')
    expect(shown()).toBe('/update')
  })

  test.each(['/update/2/edit', '/update/2', '/updates', '/update'])(
    '%s can be opened directly',
    async (address) => {
      const { shown } = renderDashboard(address)
      const navigation = within(await screen.findByRole('navigation'))
      expect(await navigation.findByRole('link', { current: 'page' })).toHaveTextContent('Updates')
      expect(shown().split('?')[0]).toBe(address)
    },
  )

  test.each(['/updates/2/show', '/updates/create', '/updates/2', '/nope', '/access-denied'])(
    '%s is no page, though react-admin knows the like',
    async (address) => {
      const { shown } = renderDashboard(address)
      expect(await screen.findByText('Sorry, page could not be found')).toBeVisible()
      expect(shown()).toBe(address)
    },
  )

  test('leaving a changed form asks first, and staying keeps what was typed', async () => {
    const { shown, user } = renderDashboard('/update/1/edit')
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' soon')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save your changes?' })
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(shown()).toBe('/update/1/edit')
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Enrolment opens soon')
  })

  test('a changed form can be left without saving it', async () => {
    const { shown, user, server } = renderDashboard('/update/1/edit')
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' soon')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(await screen.findByText(/Welcome/)).toBeVisible()
    expect(shown()).toBe('/home')
    expect(server.calls.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('a changed form can be saved on leaving, and then one is where one wanted to go', async () => {
    const { shown, user, server } = renderDashboard('/update/1/edit')
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' soon')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save your changes?' })
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Welcome/)).toBeVisible()
    expect(await screen.findByText('The update was saved.')).toBeVisible()
    expect(shown()).toBe('/home')
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: 'Enrolment opens soon',
    })
  })

  test('saving leads back to the list without asking', async () => {
    const { shown, user } = renderDashboard('/update/1/edit')
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' soon')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The update was saved.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Enrolment opens soon' })).toBeVisible()
    expect(shown()).toBe('/updates')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
