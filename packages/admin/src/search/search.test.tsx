import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../testing/answer-tables.ts'
import { administrator, threeUpdates } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'
import { filterResults, isNamed } from './search-result.ts'

const openSearch = async (address = '/home', options = {}) => {
  const view = renderDashboard(address, options)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toBeVisible())
  await view.user.keyboard('{Control>}k{/Control}')
  const input = await screen.findByRole('combobox', { name: 'Search pages and records' })
  return { ...view, input }
}
const updates = threeUpdates.map((update) => Object.assign({}, update))
const chosen = () => screen.getByRole('option', { selected: true })

test('search: wraps around with the arrow keys, and restores the focus on Escape', async () => {
  const { user } = await openSearch()
  const first = await screen.findByRole('option', { selected: true })
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toHaveTextContent('Logout')
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBe(first)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('search: reports no results, and lists that could not be searched', async () => {
  const { user } = await openSearch('/home', {
    answering: ({ path }: { path: string }) =>
      path === '/api/logs' ? { status: 500, body: { message: 'Server Error' } } : undefined,
  })
  await user.keyboard('zzzz')
  expect(await screen.findByText(/^Couldn’t search /)).toHaveTextContent('Logs')
})

test('search: searches only lists that the person may see', async () => {
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
      server: 'kampana',
      permissions: ['list updates'],
    },
  })
  await user.keyboard('zzzz')
  expect(await screen.findByText('No results for “zzzz”.')).toBeVisible()
  const searched = server.calls.filter(({ query }) => query.filter?.includes('zzzz'))
  expect(searched.map(({ path }) => path)).toEqual(['/api/updates'])
})

test('search: finds website pages by their text and opens their form', async () => {
  const found_in = { field: 'body', text: 'A bell made of door hinges' }
  const history = { id: 3, title: 'History', kind: 'page', status: 'published', found_in }
  const { user, shown } = await openSearch('/home', {
    account: { ...administrator, permissions: ['edit content'] },
    answering: answers(
      {},
      {
        'GET /api/pages': { body: { data: [history] }, headers: { 'content-range': 'pages 0-0/1' } },
        // For a missing page, the form would redirect to the list.
        'GET /api/pages/3': { body: { data: history } },
      },
    ),
  })
  await user.keyboard('hinges')
  await user.click(await screen.findByRole('option', { name: /History.*A bell made of door hinges/ }))
  await waitFor(() => expect(shown()).toBe('/page/3/edit'))
})

test('search: focuses the field that is named after the words', async () => {
  const registrar = { id: 7, title: 'Registrar', hours: '8:00 AM to 5:00 PM' }
  const { server, user, shown } = await openSearch('/home', {
    account: { ...administrator, permissions: ['edit content'] },
    answering: answers(
      {},
      {
        'GET /api/offices': { body: { data: [registrar] }, headers: { 'content-range': 'offices 0-0/1' } },
        'GET /api/offices/7': { body: { data: registrar } },
      },
    ),
  })
  await user.keyboard('registrar hours')
  await screen.findByRole('option', { name: /Registrar.*Hours/ })
  expect(server.calls.findLast(({ path }) => path === '/api/offices')?.query.filter).toContain('"registrar"')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toBe('/office/7/edit'))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hours' })).toHaveFocus())
})

test('search: matches words in any order, ignoring diacritics', () => {
  const results = [{ key: 'a', label: 'Santo Niño parish', run: () => {} }]
  expect(filterResults(results, 'parish nino')).toHaveLength(1)
  expect(filterResults(results, 'nina')).toHaveLength(0)
})

test('search: ranks name matches above other matches', () => {
  const item = (label: string, also = '') => ({ key: label, label, also, run: () => {} })
  const results = filterResults(
    [item('The College', 'newer website, its page'), item('New page')],
    'new page',
  )
  expect(results.map(({ label }) => label)).toEqual(['New page', 'The College'])
  const named = (title: string) => isNamed({ title, results: [item(title)] }, 'registrar')
  expect([named('Help at the registrar'), named('Registrar')]).toEqual([false, true])
})
