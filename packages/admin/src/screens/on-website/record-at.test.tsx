import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, type Call } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const account = { ...administrator, permissions: ['edit content', 'edit college'] }
const tables: Readonly<Record<string, { id: number; title: string; address: string }[]>> = {
  pages: [{ id: 3, title: 'History', address: '/about-us/history' }],
  programs: [{ id: 5, title: 'Nursing', address: '/academics/programs/nursing' }],
}

/** Server that finds records by the address in a list's filter. */
const answering = ({ path, query }: Call) => {
  const [, name = '', id] = /^\/api\/([^/]+)(?:\/(\d+))?$/.exec(path) ?? []
  const table = tables[name]
  if (!table) return undefined
  if (id !== undefined) return { body: { data: table.find((record) => record.id === Number(id)) } }
  const { address } = JSON.parse(query.filter ?? '{}') as { address?: string }
  const data = table.filter((record) => record.address === address)
  return { body: { data, meta: { total: data.length } } }
}
const open = (address: string, permissions = account.permissions) =>
  renderDashboard(address, { account: { ...account, permissions }, answering })

test.each([
  ['/pages/at?address=/about-us/history', '/page/3/edit'],
  ['/pages/at?address=/academics/programs/nursing/', '/program/5/edit'],
  ['/pages/at?address=/contact-us', '/contact'],
  ['/pages/at?address=/', '/home-page'],
  ['/website/edit?address=/about-us/history', '/page/3/edit'],
  ['/website/edit?path=pages%2Fabout-us%2Fhistory.md', '/page/3/edit'],
  ['/website/versions?path=pages%2Fabout-us%2Fhistory.md', '/page/3/edit'],
  ['/website/edit?path=site-map.yaml', '/pages'],
  ['/website', '/pages'],
])('record at: %s redirects to %s', async (from, to) => {
  const { shown } = open(from)
  await waitFor(() => expect(shown()).toBe(to))
})

test('record at: reports that an address has nothing to edit', async () => {
  open('/pages/at?address=/class-status')
  expect(
    await screen.findByText('No editable page has this address. Find the page in the list of pages.'),
  ).toBeVisible()
})

test('record at: sends no requests for people without edit permission', async () => {
  const { server } = open('/pages/at?address=/about-us/history', ['list logs'])
  expect(
    await screen.findByText('No editable page has this address. Find the page in the list of pages.'),
  ).toBeVisible()
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/pages')
})
