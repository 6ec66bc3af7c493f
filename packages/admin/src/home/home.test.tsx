import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { administrator } from '../testing/fake-server.ts'
import { answers } from '../testing/answer-tables.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const person = (id: number, name: string, is_active: 0 | 1) => ({ ...administrator, id, name, is_active })
const users = [person(2, 'Ana Cruz', 0), person(3, 'Ben Reyes', 0), person(4, 'Carla Uy', 1)]
const letters = [{ id: 5, subject: 'Your account is active', recipient: 'ana@example.org', status: 'failed' }]
const holding = (...permissions: string[]) => ({ account: { ...administrator, permissions } })

test('home: lists inactive accounts and slides without a description', async () => {
  const described = { id: 6, alt: 'The bell tower', created_at: null }
  const slides = [described, { ...described, id: 7, alt: 'A picture of the college' }]
  renderDashboard('/home', {
    ...holding('list users', 'show users', 'list letters', 'list slides'),
    answering: answers({ users, letters, slides }),
  })
  const waiting = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(waiting.getByText('2')).toBeVisible()
  expect(waiting.getByRole('link', { name: 'Ana Cruz' })).toHaveAttribute('href', '/dashboard/users/2')
  expect(waiting.queryByText('Carla Uy')).toBeNull()
  expect(waiting.getByText('ana@example.org', { exact: false })).toBeVisible()
  expect(waiting.getByText('Slides without a description').nextSibling).toHaveTextContent('1')
  expect(
    waiting.getByRole('link', { name: 'All: Accounts waiting for activation' }).getAttribute('href'),
  ).toBe(`/dashboard/users?filter=${encodeURIComponent('{"is_active":0}')}`)
})

test('home: lists frames that the website omits, with links', async () => {
  const frames = {
    id: 1,
    map_frame: 'https://evil.test;sandbox/x',
    video_frame: 'https://*',
    feed_frame: 'https://social.example/feed',
  }
  renderDashboard('/home', {
    ...holding('edit college'),
    answering: answers(
      {},
      { 'GET /api/home': { body: { data: frames } }, 'GET /api/contact': { body: { data: frames } } },
    ),
  })
  const waiting = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(waiting.getByText('Blocked frames')).toBeVisible()
  const links = waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Home page: Embedded video address', '/dashboard/home-page#video_frame'],
    ['Contact page: Embedded map address', '/dashboard/contact#map_frame'],
  ])
})

test('home: loads only what the person may list', async () => {
  const { server } = renderDashboard('/home', {
    ...holding('list letters'),
    answering: answers({ letters: [] }),
  })
  expect(await screen.findByText('All is well.')).toBeVisible()
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/users')
})

test('home: shows the server’s problems and the last backup', async () => {
  const problem = 'The server’s clock is wrong. The server uses the database’s time until the clock is set.'
  const data = { version: '0.2.0', problems: [problem], backed_up_at: '2026-11-21T18:00:00.000000Z' }
  renderDashboard('/home', {
    ...holding('list letters'),
    answering: answers({ letters: [] }, { 'GET /api/condition': { body: { data } } }),
  })
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(attention.getByText(problem)).toBeVisible()
  expect(screen.queryByText('All is well.')).toBeNull()
  expect(screen.getByText(/^Last backup: Nov 22, 2026, 2:00/)).toBeVisible()
})

test('home: loads the server’s status only for users with permission to list e-mails', async () => {
  const { server } = renderDashboard('/home', { ...holding('list users'), answering: answers({ users: [] }) })
  expect(await screen.findByText('All is well.')).toBeVisible()
  expect(server.calls.map(({ path }) => path)).not.toContain('/api/condition')
  expect(screen.queryByText(/backup/)).toBeNull()
})

test('home: shows only the logo to users without list permission', async () => {
  renderDashboard('/home', holding())
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  expect(screen.queryByText('Needs attention')).toBeNull()
})

test('home: shows contacts and create links to people who may only create records', async () => {
  renderDashboard('/home', holding('create updates'))
  expect(await screen.findByText(/Please ask an administrator if you need to/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'New update' })).toHaveAttribute('href', '/dashboard/update')
  expect(screen.queryByText(/You have no role yet/)).toBeNull()
})

test('home: reports failed queries instead of the all-clear message', async () => {
  const { user } = renderDashboard('/home', {
    ...holding('list users', 'list letters', 'list updates', 'edit content'),
    answering: answers(
      { users: [] },
      {
        'GET /api/letters': { status: 500, body: { message: 'Too Many Attempts.' } },
        'GET /api/updates': { status: 403, body: { message: 'No.', permission: 'list updates' } },
        'GET /api/condition': {
          body: { data: { version: '1', problems: [], backed_up_at: '2026-11-01T00:00:00.000Z' } },
        },
        'GET /api/releases': { status: 500, body: { message: 'Out of order.' } },
      },
    ),
  })
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  const alert = attention.getByRole('alert')
  expect(alert).toHaveTextContent('E-mails could not be loaded: Too Many Attempts.')
  expect(alert).toHaveTextContent('Changes could not be loaded: Out of order.')
  expect(alert).not.toHaveTextContent('Updates')
  expect(screen.queryByText('All is well.')).toBeNull()
  await user.click(attention.getByRole('button', { name: 'Try again' }))
})

test('home: lists a missing backup among the pending tasks', async () => {
  renderDashboard('/home', {
    ...holding('list letters'),
    answering: answers(
      { letters: [] },
      { 'GET /api/condition': { body: { data: { version: '1', problems: [], backed_up_at: null } } } },
    ),
  })
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(attention.getByText('No backup yet.')).toBeVisible()
  expect(screen.queryByText('All is well.')).toBeNull()
})

test('home: lists pages for review by the person’s roles, and confirms a review with one click', async () => {
  const roles = [{ id: 4, description: 'Clinic' }]
  const clinic = { id: 9, title: 'Clinic', due: '2020-01-02', owner: roles[0], status: 'published' }
  const answering = answers(
    { pages: [clinic], changes: [] },
    { 'PUT /api/pages/9/confirm': { body: { message: 'Noted.' } } },
  )
  const visit = (...permissions: string[]) =>
    renderDashboard('/home', { account: { ...administrator, roles, permissions }, answering })
  // People who can only write drafts of a published page open its form.
  const writing = visit('edit content')
  expect(await screen.findByRole('link', { name: 'Clinic' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark as reviewed: Clinic' })).toBeNull()
  writing.unmount()
  const { server, user } = visit('edit content', 'publish content')
  await user.click(await screen.findByRole('button', { name: 'Mark as reviewed: Clinic' }))
  expect(await screen.findByText('Noted.')).toBeVisible()
  const asked = server.calls.find(({ path }) => path === '/api/pages')?.query.filter ?? '{}'
  expect(JSON.parse(asked)).toEqual({ due_lte: expect.any(String), owner: [4, null] })
})

test('home: shows page views as a chart and a table, only to people with permission', async () => {
  const data = {
    days: [
      { day: '2026-11-20', readings: null },
      { day: '2026-11-21', readings: 1204 },
    ],
    pages: [
      { path: '/', title: null, readings: 900 },
      { path: '/career', title: 'Career', readings: 304 },
    ],
    referrers: [{ host: 'facebook.com', readings: 77 }],
    searches: [{ words: 'parking fees', searches: 5 }],
  }
  const answering = answers({}, { 'GET /api/statistics': { body: { data } } })
  renderDashboard('/home', { ...holding('list figures'), answering })
  const figures = within(await screen.findByRole('region', { name: 'Website statistics' }))
  expect(await figures.findByText('1,204 page views in 30 days')).toBeVisible()
  expect(figures.getByRole('link', { name: 'Career' })).toHaveAttribute('href', '/career')
  for (const text of ['facebook.com', 'parking fees']) expect(figures.getByText(text)).toBeVisible()
  await userEvent.click(figures.getByText('Show as a table'))
  expect(figures.getByRole('row', { name: 'Nov 20, 2026 fewer than 5' })).toBeVisible()
})

test('home: checks off first steps, links to their forms, and ends with a drill that publishes nothing', async () => {
  const data = { name: true, colors: false, seal: false, people: true, update: true }
  const { server } = renderDashboard('/home', {
    ...holding('invite users', 'edit college', 'create class-status', 'list class-status'),
    answering: answers({ 'class-status': [] }, { 'GET /api/first-steps': { body: { data } } }),
  })
  const list = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(await list.findByText('2 of 5 done')).toBeVisible()
  expect(list.queryByText('Write your first update')).toBeNull()
  expect(list.getByRole('link', { name: 'Upload the college’s seal' })).toHaveAttribute(
    'href',
    '/dashboard/college',
  )
  await userEvent.click(list.getByRole('button', { name: 'Practice a class notice' }))
  const drill = within(await screen.findByRole('dialog', { name: 'Practice a class notice' }))
  await userEvent.click(await drill.findByRole('radio', { name: /^Because of the weather/ }))
  await userEvent.click(drill.getByRole('button', { name: 'Post' }))
  expect(await screen.findByText(/Drill complete. Nothing was published.*No classes/)).toBeVisible()
  expect(list.getByText('3 of 5 done')).toBeVisible()
  expect(server.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  await userEvent.click(list.getByRole('button', { name: 'Hide this list' }))
  expect(screen.queryByText('First steps')).toBeNull()
})

test('first steps: hide the setup steps from people who can’t invite users', async () => {
  const data = { name: false, colors: false, seal: false, people: false, update: false }
  renderDashboard('/home', {
    ...holding('edit college', 'create updates'),
    answering: answers({}, { 'GET /api/first-steps': { body: { data } } }),
  })
  const list = within(await screen.findByRole('region', { name: 'First steps' }))
  expect(await list.findByText('0 of 1 done')).toBeVisible()
  expect(list.getByRole('link', { name: 'Write your first update' })).toBeVisible()
})

test('home: lists roles that lost permissions in the upgrade until they are confirmed', async () => {
  const losses = [{ reason: 'delete', permission: 'publish content', resources: ['programs', 'downloads'] }]
  let listed = [{ id: 4, description: 'Registrar', losses }]
  const { user } = renderDashboard('/home', {
    ...holding('edit roles', 'list users'),
    answering: (call) => {
      if (call.method === 'DELETE') listed = []
      const message = { body: { message: 'Done.' } }
      const replies = {
        'GET /api/role-losses': { body: { data: listed } },
        'DELETE /api/role-losses/4': message,
      }
      return answers({ users: [] }, replies)(call)
    },
  })
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(attention.getByRole('link', { name: 'Registrar' })).toHaveAttribute('href', '/dashboard/role/4/edit')
  expect(attention.getByText(/no longer delete published records: Programs, Downloads/)).toHaveTextContent(
    '“publish content”',
  )
  await user.click(attention.getByRole('button', { name: 'Keep Registrar as it is' }))
  expect(await screen.findByText('All is well.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Registrar' })).toBeNull()
})
