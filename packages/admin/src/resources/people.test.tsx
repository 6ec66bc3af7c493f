import { permissionGroups } from '@kampana/shared/permission-levels'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers, refusing } from '../testing/answer-tables.ts'
import { administrator, administratorElsewhere } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const created_at = '2026-11-01T02:00:00.000000Z'
const names = [
  'list users',
  'edit users',
  'list roles',
  ...permissionGroups().flatMap(({ levels }) => Array.from(levels.keys())),
]
const permissions = [...new Set(names)].map((name, index) => ({
  id: index + 1,
  name,
  description: `${name[0]!.toUpperCase()}${name.slice(1)}`,
  created_at,
}))
const roles = [
  { id: 1, description: 'Administrator', is_administrator: 1, permissions, requires_two_step: 0, created_at },
  { id: 2, description: 'Editor', permissions: [permissions[0]], requires_two_step: 0, created_at },
]
const ana = { id: 7, name: 'Ana Reyes', username: 'ana', email: 'ana@college.example', created_at }
const users = [{ ...ana, is_active: 0, roles: [] }]
const tables = { users, roles, permissions }
const visit = (address: string, replies: NonNullable<Parameters<typeof answers>[1]> = {}, more = {}) =>
  renderDashboard(address, {
    account: { ...administrator, ...more },
    answering: answers(tables, replies),
  })
const put = ({ server }: ReturnType<typeof visit>) => server.calls.find(({ method }) => method === 'PUT')
const save = ({ user }: ReturnType<typeof visit>) => user.click(screen.getByRole('button', { name: 'Save' }))

describe('user management', () => {
  test('shows administrators, whom the list excludes, after a filter by role', async () => {
    const view = visit('/users')
    await view.user.click(await screen.findByRole('combobox', { name: 'Roles' }))
    await view.user.click(await screen.findByRole('option', { name: 'Administrator' }))
    await waitFor(() => expect(view.server.calls.map(({ query }) => query.filter)).toContain('{"roles":1}'))
    expect(await screen.findByDisplayValue('Administrator')).toBeVisible()
  })

  test('hides Delete and Deactivate for one’s own account', async () => {
    const self = { ...administrator, roles: [], is_active: 1, created_at }
    const answering = answers({ ...tables, users: [self, ...users] })
    const view = renderDashboard('/users/1', { answering })
    expect(await screen.findByText('Active')).toBeVisible()
    await view.user.click(await screen.findByRole('button', { name: 'More' }))
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('button', { name: /ctivate: / })).toBeNull()
    view.unmount()
    const { user } = renderDashboard('/users/7', { answering })
    expect(await screen.findByRole('button', { name: /^Activate: / })).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'More' }))
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible()
  })

  test.each([
    [0, /^Activate: /, '/api/users/status/7', 1],
    [1, /^Deactivate: /, '/api/users/status/7', 0],
  ])('toggles the status of a user with status %i', async (is_active, button, path, sent) => {
    const view = visit('/users', {
      'GET /api/users': { body: { data: [{ ...ana, is_active, roles: [] }], meta: { total: 1 } } },
      [`PUT ${path}`]: { body: { message: 'Done.' } },
    })
    await view.user.click(await screen.findByRole('button', { name: button }))
    const question = within(await screen.findByRole('dialog'))
    await view.user.click(question.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(put(view)).toMatchObject({ path, body: { is_active: sent } }))
  })

  test('ignores a press that only starts or only ends on a button', async () => {
    const { user, shown } = visit('/users')
    const activate = await screen.findByRole('button', { name: /^Activate: / })
    const row = activate.closest('tr')!
    const cell = within(row).getAllByRole('cell').at(-1)!
    for (const [from, to] of [
      [activate, cell],
      [cell, activate],
    ] as const) {
      await user.pointer([
        { keys: '[MouseLeft>]', target: from },
        { keys: '[/MouseLeft]', target: to },
      ])
      // Unlike the test library, browsers dispatch the click to the common ancestor.
      fireEvent.click(row, { detail: 1 })
      expect(shown()).toBe('/users')
    }
    await user.click(cell)
    await waitFor(() => expect(shown()).toBe('/users/7'))
  })

  test('shows a read-only username in the form and sends only the roles', async () => {
    const view = visit('/users/7/edit', { 'PUT /api/users/7': { body: { message: 'Saved.' } } })
    const username = await screen.findByLabelText(/^Username/)
    expect(username).toHaveValue('ana')
    expect(username).toBeDisabled()
    await view.user.click(await screen.findByRole('combobox', { name: /^Roles/ }))
    await view.user.click(await screen.findByRole('option', { name: 'Editor' }))
    await save(view)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(put(view)?.body).toEqual({ roleIds: [2] })
  })
})

describe('role management', () => {
  const twoStep = () => screen.getByRole('switch', { name: /^Requires two-step sign-in/ })

  test('limits a role to sections by page titles, and explains the limit in the form', async () => {
    const page = (id: number, title: string, address: string, parent: number | null) => ({
      id,
      title,
      address,
      place: `i00${id}i`,
      parent: parent === null ? null : { id: parent, description: '' },
    })
    const pages = [page(1, 'Admission', '/admission', null), page(2, 'Fees', '/admission/fees', 1)]
    const role = { ...roles[1], permissions: [], sections: '/library\n/admission' }
    const { user, server } = renderDashboard('/role/2/edit', {
      answering: answers(
        { ...tables, roles: [role as never], pages },
        { 'PUT /api/roles/2': { body: { message: 'Saved.' } } },
      ),
    })
    const input = await screen.findByRole('combobox', { name: /^Sections/ })
    expect(screen.getByText(/can edit these in its sections only: .*Pages/)).toHaveTextContent('Programs')
    expect(screen.getByText(/does not edit these at all: /)).toHaveTextContent(/College.*Redirects/)
    expect(screen.getByText(/does not apply to reading, nor to these: /)).toHaveTextContent(
      /Updates.*Messages/,
    )
    expect(await screen.findByRole('button', { name: 'Admission' })).toBeVisible()
    expect(await screen.findByText('No page at /library yet.')).toBeVisible()
    fireEvent.change(input, { target: { value: '/admission/f' } })
    await user.click(await screen.findByRole('option', { name: 'Admission › Fees /admission/fees' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        sections: '/library\n/admission\n/admission/fees',
      }),
    )
  })
  const box = (name: string) => screen.findByRole('checkbox', { name })

  const level = (of: string) => screen.findByRole('combobox', { name: of })
  const choose = async ({ user }: ReturnType<typeof visit>, of: string, name: string) => {
    await user.click(await level(of))
    await user.click(await screen.findByRole('option', { name }))
  }
  const posted = (view: ReturnType<typeof visit>) => {
    const { body } = view.server.calls.find(({ method }) => method === 'POST') ?? {}
    const { permissions: ids, ...rest } = body as { permissions: number[] }
    return { ...rest, permissions: permissions.filter(({ id }) => ids.includes(id)).map(({ name }) => name) }
  }

  test('saves a new role with a description and levels, or single permissions', async () => {
    const view = visit('/role', { 'POST /api/roles': { status: 201, body: { message: 'Made.' } } })
    await view.user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Registrar')
    await choose(view, 'Users', 'Everything, including delete')
    await view.user.click(screen.getByRole('button', { name: 'Single permissions of Users' }))
    expect(await box('Delete users')).toBeChecked()
    await choose(view, 'Users', 'See')
    expect(await box('Delete users')).not.toBeChecked()
    await view.user.click(await box('Show users'))
    expect(await level('Users')).toHaveTextContent('Selected individually')
    await save(view)
    expect(await screen.findByText('Made.')).toBeVisible()
    expect(posted(view)).toMatchObject({ description: 'Registrar', permissions: ['list users'] })
  })

  test('fills in a new role from a preset, including its name', async () => {
    const view = visit(
      '/role',
      { 'POST /api/roles': { status: 201, body: { message: 'Made.' } } },
      { permissions: names },
    )
    await view.user.click(await screen.findByRole('button', { name: 'Communications' }))
    expect(await level('Updates')).toHaveTextContent('Everything, including delete')
    await view.user.click(await screen.findByRole('button', { name: 'Registrar' }))
    expect(await level('Updates')).toHaveTextContent('See and write')
    expect(await level('Users')).toHaveTextContent('Nothing')
    await save(view)
    expect(await screen.findByText('Made.')).toBeVisible()
    expect(posted(view)).toMatchObject({ description: 'Registrar' })
    expect(posted(view).permissions).toContain('edit content')
    expect(posted(view).permissions).not.toContain('publish content')
  })

  test('omits permissions of a preset that the person lacks, and lists them', async () => {
    const held = ['create roles', 'list roles', 'list permissions', 'list updates', 'show updates']
    const view = visit('/role', {}, { permissions: held })
    await view.user.click(await screen.findByRole('button', { name: 'Administrator' }))
    expect(
      await screen.findByText(/^Unavailable, because you don’t have this permission: .*Publish updates/),
    ).toBeVisible()
    await view.user.click(screen.getByRole('button', { name: 'Single permissions of Roles' }))
    expect(await box('List roles')).toBeEnabled()
    expect(await box('Edit roles')).toBeDisabled()
    expect(await level('Updates')).toHaveTextContent('See')
    await view.user.click(await level('Updates'))
    expect(await screen.findByRole('option', { name: 'See and write' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  test('omits permissions of a copied role that the person lacks', async () => {
    const held = ['create roles', 'list roles', 'show roles', 'list permissions', 'list users']
    const view = visit(
      '/role?from=1',
      { 'POST /api/roles': { status: 201, body: { message: 'Made.' } } },
      { permissions: held },
    )
    expect(
      await screen.findByText(/^Unavailable, because you don’t have this permission: .*Edit users/),
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue('Administrator (copy)')
    await save(view)
    expect(await screen.findByText('Made.')).toBeVisible()
    expect(posted(view).permissions.sort()).toEqual([...held].sort())
  })

  test('groups another back end’s permissions as checkboxes by resource', async () => {
    const foreign = [
      { id: 1, description: 'List users', created_at },
      { id: 2, description: 'ring bells', created_at },
    ]
    const view = visit(
      '/role',
      {
        'GET /api/permissions': { body: { data: foreign } },
        'POST /api/roles': { status: 201, body: { message: 'Made.' } },
      },
      { server: undefined, permissions: undefined },
    )
    await view.user.type(await screen.findByRole('textbox', { name: /^Description/ }), 'Ringer')
    await view.user.click(await box('All bells'))
    expect(await box('List users')).not.toBeChecked()
    expect(screen.queryByRole('button', { name: 'Registrar' })).toBeNull()
    await save(view)
    expect(await screen.findByText('Made.')).toBeVisible()
    expect(view.server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      permissions: [2],
    })
  })

  test('checks or unchecks all permissions with one checkbox', async () => {
    const view = visit('/role/2/edit', { 'PUT /api/roles/2': { body: { message: 'Saved.' } } })
    expect(await level('Users')).toHaveTextContent('Selected individually')
    await view.user.click(await box('All permissions'))
    expect(await level('Roles')).toHaveTextContent('Everything, including delete')
    await view.user.click(await box('All permissions'))
    expect(await level('Users')).toHaveTextContent('Nothing')
    await view.user.click(twoStep())
    await save(view)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(put(view)?.body).toEqual({ description: 'Editor', permissions: [], requires_two_step: 1 })
  })

  test('lists the users of a role with links', async () => {
    const holders = { body: { data: users, meta: { total: 2 } } }
    const { server } = visit('/role/1', { 'GET /api/users': holders })
    expect(await screen.findByText('People with this role')).toBeVisible()
    expect(screen.getByText('and 1 more')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Ana Reyes' })).toHaveAttribute(
      'href',
      expect.stringMatching(/users\/7$/),
    )
    const asked = server.calls.filter(({ path }) => path === '/api/users').map(({ query }) => query.filter)
    expect(asked).toContain(JSON.stringify({ roleIds: 1 }))
  })

  test('hides the users from people who may not list users', async () => {
    const { server } = visit('/role/2', {}, { permissions: ['list roles', 'show roles'] })
    expect(await screen.findByText('Requires two-step sign-in')).toBeVisible()
    expect(server.calls.some(({ path }) => path === '/api/users')).toBe(false)
    expect(screen.queryByText('People with this role')).toBeNull()
  })

  test('allows only the two-step rule to change for Administrator, and no deletion', async () => {
    visit('/role/1/edit')
    expect(
      await screen.findByText(
        'The Administrator role keeps its name and all permissions, and can not be deleted. Only two-step sign-in is yours to decide.',
      ),
    ).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Description/ })).toBeDisabled()
    expect(await level('Users')).toHaveAttribute('aria-disabled', 'true')
    expect(twoStep()).toBeEnabled()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })
})

describe('permissions', () => {
  test('are read-only', async () => {
    const { user } = visit('/permissions')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Edit users' }))
    const bar = within((await screen.findByText('1 item selected')).parentElement!.parentElement!)
    expect(await bar.findByRole('button', { name: 'Export 1 selected' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'New permission' })).toBeNull()
  })
})

test('people: sends an invitation once, with its roles', async () => {
  const sent = { body: { message: 'An invitation was sent.', data: { id: 3 } } }
  const view = visit('/invitations/new', { 'POST /api/invitations': sent })
  await view.user.type(await screen.findByLabelText(/^Name/), 'Bea')
  await view.user.type(screen.getByLabelText(/^Email/), 'bea@college.example')
  await view.user.click(await screen.findByRole('combobox', { name: /^Roles/ }))
  await view.user.click(await screen.findByRole('option', { name: 'Editor' }))
  await view.user.keyboard('{Escape}{Enter}')
  await view.user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('An invitation was sent.')).toBeVisible()
  expect(view.server.calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { roleIds: [2] } },
  ])
})

describe('sensitive actions', () => {
  /** Form of a user that requires the password 'seven bells' to save. */
  const saveRoles = async (account = administrator) => {
    let confirmed = false
    const view = renderDashboard('/users/7/edit', {
      account,
      answering: (call) => {
        const { method, path, body } = call
        if (path === '/user/confirm-password') {
          confirmed = (body as { password: string }).password === 'seven bells'
          return confirmed ? { status: 201, body: {} } : refusing('password', 'The password is incorrect.')
        }
        if (method === 'PUT')
          return confirmed
            ? { body: { message: 'Saved.' } }
            : { status: 423, body: { message: 'Password confirmation required.' } }
        return answers(tables)(call)
      },
    })
    await screen.findByRole('combobox', { name: /^Roles/ })
    await save(view)
    return view
  }
  const puts = ({ server }: ReturnType<typeof visit>) => server.calls.filter(({ method }) => method === 'PUT')

  test('ask for the password again and continue', async () => {
    const view = await saveRoles()
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your identity' }))
    await view.user.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(await dialog.findByText('The password field is required.')).toBeVisible()
    await view.user.type(dialog.getByLabelText(/^Password/), 'seven{Enter}')
    expect(await dialog.findByText('The password is incorrect.')).toBeVisible()
    await view.user.type(dialog.getByLabelText(/^Password/), ' bells{Enter}')
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    // All roles were removed.
    expect(puts(view).map(({ body }) => body)).toEqual([{ roleIds: [] }, { roleIds: [] }])
  })

  test('are canceled without the password', async () => {
    const view = await saveRoles()
    await view.user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Password confirmation required.')).toBeVisible()
    expect(view.shown()).toBe('/users/7/edit')
    expect(puts(view)).toHaveLength(1)
  })

  test('show no password dialog on other back ends', async () => {
    const view = await saveRoles(administratorElsewhere)
    expect(await screen.findByText('Password confirmation required.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(puts(view)).toHaveLength(1)
  })
})
