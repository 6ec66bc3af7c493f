import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearForbiddenLists } from '@kampana/engine-admin/data-provider/other-back-end/forbidden-lists'
import { answers, paginated } from './testing/answer-tables.ts'
import { administratorElsewhere as account } from './testing/fake-server.ts'
import { renderDashboard } from './testing/render-dashboard.tsx'

const created_at = '2026-11-01T00:18:01.000000Z'
const role = (id: number) => ({ id, description: `Role ${id}`, permissions: [], created_at })
const user = (id: number) => ({
  ...account,
  id,
  name: `Teacher ${id}`,
  username: `teacher${id}`,
  is_active: id > 3 ? 1 : 0,
})
const update = (id: number) => ({
  id,
  title: `Announcement ${id}`,
  subtitle: null,
  category: 'announcements',
  from: null,
  to: null,
  updates: '<p>Bring your card</p>',
  created_at,
})
const entry = (id: number, more: object = {}) => ({
  id,
  log_name: 'default',
  description: 'created',
  subject_type: 'App\\Models\\Update',
  subject_id: id,
  causer_type: 'App\\Models\\User',
  causer_id: 2,
  causer: { id: 2, name: 'Ana Reyes' },
  properties: [],
  created_at,
  ...more,
})
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const tables = {
  roles: numbers(3).map(role),
  users: numbers(12).map(user),
  updates: numbers(12).map(update),
  logs: numbers(7)
    .map((id) => entry(id))
    .toReversed(),
}
const open = (address: string, answering = answers(tables), own: typeof account = account) =>
  renderDashboard(address, { account: own, answering })
const menu = async () => within(await screen.findByRole('navigation', { name: 'Dashboard' }))
const columns = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

afterEach(clearForbiddenLists)

describe('other back end', () => {
  test('hides drafts as a column and as a filter in the list of updates', async () => {
    open('/updates')
    await screen.findByRole('link', { name: 'Announcement 12' })
    await waitFor(() => expect(columns()).toEqual(['Title', 'Category', 'When', 'Created']))
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull()
  })

  test('hides two-step sign-in on the form of a role, even for the first role', async () => {
    open('/role', answers({ ...tables, roles: [], permissions: [] }))
    expect(await screen.findByRole('textbox', { name: 'Description' })).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /two-step/ })).toBeNull()
  })

  test('hides two-step sign-in and its users on the role page', async () => {
    open('/role/2')
    expect(await screen.findByText('Created')).toBeVisible()
    for (const text of [/two-step/, 'People with this role']) expect(screen.queryByText(text)).toBeNull()
  })

  test('hides sessions and sends no request for them', async () => {
    const { server } = open('/profile')
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/sessions')
  })

  test.each(['/letters', '/users/invite'])('shows no page at %s', async (address) => {
    const { server } = open(address)
    expect(await screen.findByText('Sorry, page could not be found')).toBeVisible()
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/users/invite')
  })

  test('hides our server’s rules for the permissions of a role', async () => {
    open('/role', answers({ ...tables, permissions: [] }))
    expect(await screen.findByText('Permissions of users with this role.')).toBeVisible()
  })

  test('hides the notes about slides on home and sends no request for them', async () => {
    const { server } = open('/home')
    expect(await screen.findByRole('region', { name: 'Needs attention' })).toBeVisible()
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/slides')
  })

  test('hides actions without a call', async () => {
    open('/users/2')
    expect(await screen.findByRole('button', { name: 'Activate: Teacher 2' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /two-step/ })).toBeNull()
  })

  test('hides the descriptions of slides on upload', async () => {
    const { user: person } = open('/slide')
    const file = new File(['x'], 'IMG_1234.png', { type: 'image/png' })
    await person.upload(await screen.findByLabelText('Picture files'), file)
    expect(await screen.findByText('IMG_1234.png')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('hides our server’s features in the staff guide', async () => {
    open('/guide')
    expect(await screen.findByRole('heading', { name: 'Updates' })).toBeVisible()
    expect(screen.getByText(/kept in this browser/)).toBeVisible()
    expect(screen.getByText(/The headline\./)).toBeVisible()
    expect(
      screen.queryByText(/draft|Versions|library|class notice|two-step|Sections|feeds|only what you may/),
    ).toBeNull()
  })

  test('hides a list after the back end rejects it', async () => {
    const refusing = answers(tables, {
      'GET /api/roles': { status: 403, body: { message: 'This action is unauthorized.' } },
    })
    open('/roles', refusing)
    expect(await (await menu()).findByRole('link', { name: 'Users' })).toBeVisible()
    expect(await screen.findByText('This action is unauthorized.')).toBeVisible()
    await waitFor(async () => expect((await menu()).queryByRole('link', { name: 'Roles' })).toBeNull())
    expect(screen.queryByRole('link', { name: 'New role' })).toBeNull()
    cleanup()
    open('/role', refusing)
    expect(await screen.findByText('You don’t have permission to do this.')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Description' })).toBeNull()
  })

  test('omits the log from the search, which would fetch all its pages', async () => {
    const { server, user: person } = open('/home', paginated(tables))
    await (await menu()).findByRole('link', { name: 'Updates' })
    await person.keyboard('{Control>}k{/Control}')
    await person.type(
      await screen.findByRole('combobox', { name: 'Search pages and records' }),
      'Announcement',
    )
    const found = await screen.findByRole('option', { name: /Announcement 12/ })
    expect(found).toBeVisible()
    expect(server.calls.map(({ path }) => path)).not.toContain('/api/logs')
  })
})

test('other back end: requires all fields of a new update, because it has no drafts', async () => {
  const { server, user: person } = open('/update')
  await person.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Opening mass')
  await screen.findByRole('textbox', { name: 'Body' })
  expect(screen.queryByRole('radio')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/category field is required/i)).toBeVisible()
  expect(await screen.findByText(/body field is required/i)).toBeVisible()
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('other back end: has no page for an invitation', async () => {
  open('/invitation')
  expect(await screen.findByText('Sorry, page could not be found')).toBeVisible()
})

describe('permissions of another back end', () => {
  test.each([[['manage users', 'manage updates']], [[]], [[{ id: 1, name: 'edit users' }]]])(
    '%j show every resource',
    async (permissions) => {
      open('/home', answers(tables), { ...account, permissions } as never)
      expect(await (await menu()).findByRole('link', { name: 'Updates' })).toBeVisible()
      expect(await (await menu()).findByRole('link', { name: 'Roles' })).toBeVisible()
    },
  )

  test('limit the person if they use our names', async () => {
    open('/home', answers(tables), { ...account, permissions: ['list updates'] })
    expect(await (await menu()).findByRole('link', { name: 'Updates' })).toBeVisible()
    expect((await menu()).queryByRole('link', { name: 'Roles' })).toBeNull()
  })
})

test('other back end: stays another back end if its accounts have one of our server’s columns', async () => {
  const own = { ...account, time_zone: 'Asia/Manila', undo_days: 30, two_step: false, lists: { levels: [] } }
  const { server, user: person } = open('/updates', answers(tables), own as never)
  await screen.findByRole('link', { name: 'Announcement 12' })
  expect(server.calls.filter(({ query }) => query.include !== undefined)).toEqual([])
  await person.click((await menu()).getByRole('link', { name: 'Home' }))
  expect(await screen.findByRole('region', { name: 'Needs attention' })).toBeVisible()
  const specified = /^\/api\/(?:user|updates|users|slides|roles|permissions|logs)$/
  expect(server.calls.map(({ path }) => path).filter((path) => !specified.test(path))).toEqual([])
  cleanup()
  open('/profile', answers(tables), own as never)
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeVisible()
  expect(screen.queryByText(/Two-step/)).toBeNull()
})

describe('unreadable value of another back end', () => {
  const odd = {
    ...update(1),
    category: 'news-and-events',
    from: '12/12/2026',
    posted_at: '3 days ago',
    updates: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Decoded' }] }] },
  }
  const oddTables = { ...tables, updates: [odd, update(2)] }
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  test('appears unchanged in the list, next to all other rows', async () => {
    open('/updates', answers(oddTables))
    const row = within((await screen.findByRole('link', { name: 'Announcement 1' })).closest('tr')!)
    await waitFor(() => expect(row.getByText('12/12/2026')).toBeVisible())
    expect(row.getByText('3 days ago')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Announcement 2' })).toBeVisible()
  })

  test('appears unchanged on the page of the record, with the decoded body', async () => {
    open('/update/1', answers(oddTables))
    expect(await screen.findByText('3 days ago')).toBeVisible()
    expect(screen.getByText('12/12/2026')).toBeVisible()
    expect(await screen.findByText('Decoded')).toBeVisible()
  })

  test('must be corrected before saving, while the decoded body is sent back unchanged', async () => {
    const { server, user: person } = open('/update/1/edit', answers(oddTables))
    await person.type(await screen.findByRole('textbox', { name: 'Title' }), '!')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/The server sent “12\/12\/2026”, which the page can’t read/)).toBeVisible()
    expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([])
    fireEvent.change(screen.getByLabelText(/^From/), { target: { value: '2099-12-12' } })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        from: '2099-12-12',
        updates: odd.updates,
      }),
    )
  })
})

test('other back end: shows an error on home for a list of unreadable records only', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  open('/home', answers({ ...tables, updates: [{ id: 'first' }] as never }))
  const attention = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(attention.getByRole('link', { name: 'Teacher 1' })).toBeVisible()
  expect(attention.getByText(/Updates could not be loaded: The page can’t read/)).toBeVisible()
})

test('other back end: shows no menu on an unreadable record', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const unreadable = { 'GET /api/updates/1': { body: { data: { id: 'first' } } } }
  open('/update/1', answers({ ...tables, updates: [] }, unreadable))
  expect(await screen.findByText(/The page can’t read/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

describe('log of another back end', () => {
  test('shows the specification’s causer and no extra columns', async () => {
    const logs = [
      {
        id: 1,
        description: 'Update edited',
        properties: { causer: 'Ben Cruz', attributes: { title: 'New' }, old: { title: 'Old' } },
        created_at,
      },
    ]
    const { user: person } = open('/logs', answers({ logs }))
    await person.click(await screen.findByRole('link', { name: 'Update edited' }))
    expect(await screen.findByText('By Ben Cruz')).toBeVisible()
    expect(screen.queryByText('Record type')).toBeNull()
  })
})

test('other back end: loads home with one call per list and page, and counts the records', async () => {
  const days = { from: '2099-12-01', to: '2099-12-11T16:00:00.000000Z' }
  const event = (id: number) => Object.assign(update(id), days, id > 6 && { category: 'news-and-events' })
  const { server } = open('/home', paginated({ ...tables, updates: numbers(9).map(event) }))
  const waiting = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(waiting.getByText('3')).toBeVisible()
  expect(waiting.getByRole('link', { name: 'Teacher 1' })).toBeVisible()
  const coming = within(screen.getByRole('region', { name: 'Coming up' }))
  expect(coming.getByText('3')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Drafts' })).toBeNull()
  const asked = server.calls.filter(({ method, path }) => method === 'GET' && /updates|users/.test(path))
  expect(asked.map(({ path, query }) => `${path} ${query.page ?? 1}`).toSorted()).toEqual([
    '/api/updates 1',
    '/api/updates 2',
    '/api/users 1',
    '/api/users 2',
    '/api/users 3',
  ])
})

test('other back end: never reports a new record as deleted after a 404', async () => {
  const refusal = { success: false, message: 'Validation Error.', data: { description: ['Is taken.'] } }
  const replies = { 'POST /api/roles': { status: 404, body: refusal } }
  const { user: person } = open('/role', answers({ ...tables, permissions: [] }, replies))
  await person.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Registrar')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Is taken.')).toBeVisible()
  expect(screen.queryByText(/Another user deleted this/)).toBeNull()
})

test.each([
  ['an error message', { message: 'The year is closed.' }, 'The year is closed.'],
  [
    'Laravel’s message for a missing row',
    { message: 'No query results for model [App\\Models\\Role]' },
    'This no longer exists.',
  ],
])('other back end: shows the reason if a new record gets a 404 with %s', async (_what, body, reason) => {
  const replies = { 'POST /api/roles': { status: 404, body } }
  const { user: person } = open('/role', answers({ ...tables, permissions: [] }, replies))
  await person.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Registrar')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0)
  expect(screen.queryByText(/Another user deleted this/)).toBeNull()
})

test.each([
  ['Asia/Tokyo', 'Dec 12, 2026'],
  ['America/New_York', 'Dec 11, 2026'],
])(
  'other back end: shows days in %s, and a single day for an event that ends before it starts',
  async (zone, day) => {
    const event = {
      ...update(1),
      category: 'news-and-events',
      from: '2026-12-11T15:00:00Z',
      to: '2026-12-09T15:00:00Z',
    }
    open('/updates', answers({ ...tables, updates: [event] }), { ...account, time_zone: zone })
    const row = within((await screen.findByRole('link', { name: 'Announcement 1' })).closest('tr')!)
    expect(await row.findByText(day)).toBeVisible()
  },
)
