import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/answer-tables.ts'
import { administrator, threeUpdates } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'
import { filterResults } from './search-result.ts'

const openSearch = async (address = '/home', options = {}) => {
  const view = renderDashboard(address, options)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeVisible())
  await view.user.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: 'Search pages and records' })
  return { ...view, input }
}
const updates = threeUpdates.map((update) => Object.assign({}, update))
const chosen = () => screen.getByRole('option', { selected: true })

test('arrows go round, and Escape gives the focus back', async () => {
  const { user } = await openSearch()
  const first = await screen.findByRole('option', { selected: true })
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('Logout')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(first)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('it says what it did not find, and what it could not search', async () => {
  const { user } = await openSearch('/home', {
    answering: ({ path }: { path: string }) =>
      path === '/api/logs' ? { status: 500, body: { message: 'Server Error' } } : undefined,
  })
  await user.keyboard('zzzz')
  expect(await screen.findByText(/could not be searched\.$/)).toHaveTextContent('Logs')
})

test('only lists that the person may see are searched', async () => {
  const { server, user } = await openSearch('/home', {
    answering: answers({ updates }),
    account: {
      id: 1,
      name: 'Ed',
      username: 'ed',
      email: 'ed@example.org',
      is_active: 1,
      roles: [],
      created_at: '2026-01-05T00:00:00.000000Z',
      time_zone: 'Asia/Manila',
      permissions: ['list updates'],
    },
  })
  await user.keyboard('zzzz')
  expect(await screen.findByText('Nothing was found for “zzzz”.')).toBeVisible()
  const searched = server.calls.filter(({ query }) => query.filter?.includes('zzzz'))
  expect(searched.map(({ path }) => path)).toEqual(['/api/updates'])
})

test('pages of the website are found by words of their text', async () => {
  const entry = { title: 'History', state: 'live', until: null, entries: [] }
  const tree = [{ ...entry, address: '/about-us/history', files: ['pages/about-us/history.md'] }]
  const found = { kind: 'About Us', title: 'History', posted_at: null, excerpt: 'A bell made of door hinges' }
  const { user, server } = await openSearch('/home', {
    account: { ...administrator, permissions: ['edit content'] },
    answering: answers(
      {},
      {
        'GET /api/content': { body: { data: { tree, files: [], changes: [], offices: [] } } },
        'GET /api/search': {
          body: {
            data: [{ ...found, address: '/about-us/history#bell', found: { title: [], excerpt: [] } }],
          },
        },
      },
    ),
  })
  await user.keyboard('hinges')
  await user.click(await screen.findByRole('option', { name: /History.*A bell made of door hinges/ }))
  const asked = () => server.calls.find(({ path }) => path === '/api/content/file')?.query
  await waitFor(() => expect(asked()).toEqual({ path: 'pages/about-us/history.md' }))
})

test('words match in any order, without what stands on letters', () => {
  const results = [{ key: 'a', label: 'Santo Niño parish', run: () => {} }]
  expect(filterResults(results, 'parish nino')).toHaveLength(1)
  expect(filterResults(results, 'nina')).toHaveLength(0)
})
