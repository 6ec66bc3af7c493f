// Creates the router, as main.tsx does.
/* oxlint-disable no-restricted-imports */
import { act, render, screen, within } from '@testing-library/react'
import { use } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { createRouting } from '@kampana/engine-admin/url/routing.tsx'
import { renderDashboard } from './testing/render-dashboard.tsx'

describe('addresses in the browser', () => {
  test('open the record after a click anywhere on its row', async () => {
    const { shown, user } = renderDashboard('/updates')
    const row = (await screen.findByRole('link', { name: 'Foundation Day' })).closest('tr')!
    await user.click(within(row).getByText('News and Events'))
    expect(await screen.findByText('Foundation Day, in full.')).toBeVisible()
    expect(shown()).toBe('/update/2')
  })

  test('mark the list of a form in the menu', async () => {
    renderDashboard('/update/2/edit')
    const navigation = within(await screen.findByRole('navigation'))
    expect(await navigation.findByRole('link', { current: 'page' })).toHaveTextContent('Updates')
  })
})

describe('page that changes its query string', () => {
  const same = { toPublic: (path: string) => path, toCanonical: (path: string) => path }

  test('changes it while it is shown, but not while the person leaves it', async () => {
    const { routerProvider, Inbound } = createRouting(same)
    const loading = new Promise<never>(() => {})
    const Page = () => {
      const { pathname } = useLocation()
      const navigate = routerProvider.useNavigate()
      // The next page suspends, so this page stays on the screen.
      if (pathname !== '/updates') use(loading)
      return <button onClick={() => navigate({ search: '?page=2' }, { replace: true })}>Page 2</button>
    }
    const router = createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <Inbound>
              <Page />
            </Inbound>
          ),
        },
      ],
      { basename: '/dashboard', initialEntries: ['/dashboard/updates'] },
    )
    render(<RouterProvider router={router} />)
    const shown = () => router.state.location.pathname + router.state.location.search
    const button = screen.getByRole('button', { name: 'Page 2' })
    await act(async () => button.click())
    expect(shown()).toBe('/dashboard/updates?page=2')
    await act(() => router.navigate('/users'))
    await act(async () => button.click())
    expect(shown()).toBe('/dashboard/users')
  })
})
