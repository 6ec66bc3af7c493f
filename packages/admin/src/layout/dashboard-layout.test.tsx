import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand } from '@kampana/engine-admin/brand'
import { renderDashboard } from '../testing/render-dashboard.tsx'

test.each([
  ['a file dropped outside a drop zone does not replace the page', 'Files', true],
  ['dragged text can be dropped anywhere', 'text/plain', false],
])('dashboard layout: %s', async (_, type, isKeptOut) => {
  renderDashboard('/update/2/edit')
  const heading = await screen.findByRole('heading', { level: 1 })
  const drop = createEvent.drop(heading, { dataTransfer: { types: [type] } })
  fireEvent(heading, drop)
  expect(drop.defaultPrevented).toBe(isKeptOut)
})

test.each([
  ['shows', '/update/2', `Foundation Day · ${brand.name}`],
  ['edits', '/update/2/edit', `Edit: Foundation Day · ${brand.name}`],
])(
  'dashboard layout: names the record in the browser tab if the page %s the record',
  async (_, address, title) => {
    renderDashboard(address)
    await waitFor(() => expect(document.title).toBe(title))
  },
)

test('dashboard layout: groups menu entries under headings, with the specified ones in order', async () => {
  renderDashboard('/')
  const menu = await screen.findByRole('navigation', { name: 'Dashboard' })
  await within(menu).findByRole('link', { name: 'Programs' })
  // Some entries end with a badge.
  const words = [...menu.querySelectorAll('a, p')].map(({ textContent }) => textContent.replace(/\d.*/, ''))
  const between = (from: string, to: string) => words.slice(words.indexOf(from), words.indexOf(to))
  const specified = ['Home', 'User Management', 'Permissions', 'Roles', 'Users', 'Slides', 'Updates', 'Logs']
  expect(words.filter((word) => specified.includes(word))).toEqual(specified)
  expect(between('Website', 'Academics')).toContain('Home page')
  expect(between('Academics', 'Research and downloads')).toEqual([
    'Academics',
    'Programs',
    'Offices',
    'People',
    'Calendar entries',
    'School year',
  ])
})
