import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addForbiddenList } from '@kampana/engine-admin/data-provider/other-back-end/forbidden-lists'
import { administrator, type Call } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const ofMe = `kampana.typed.${administrator.id}.updates.1.a`
const ofAnother = `kampana.typed.${administrator.id}1.updates.1.b`
const draft = (title: string) =>
  JSON.stringify({ at: Date.now(), tab: 'closed', base: { title: 'Old' }, typed: { title } })

/** Dashboard of a person who typed a title and closed its tab. */
const renderWithText = (address = '/home', options: Parameters<typeof renderDashboard>[1] = {}) => {
  localStorage.setItem(ofMe, draft('Enrolment opens soon'))
  localStorage.setItem(ofAnother, draft('Not mine'))
  return renderDashboard(address, options)
}
type View = ReturnType<typeof renderDashboard>

const clickLogout = async ({ user }: View) => {
  await user.click(await screen.findByRole('button', { name: administrator.username }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
}
const question = async () => within(await screen.findByRole('dialog', { name: 'Discard unsaved text?' }))
const loggedOut = async (view: View) => {
  expect(await screen.findByText('Successfully Logged out')).toBeVisible()
  await waitFor(() => expect(view.shown()).toBe('/login'))
}
/** Calls that change data, without the form's preview calls. */
const postsOf = ({ server }: View) =>
  server.calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/preview'))
const keys = (storage: Storage) => Object.keys(storage).filter((key) => key.includes('kampana'))

describe('logout', () => {
  test('without unsaved text happens at once and keeps only the browser’s preferences', async () => {
    localStorage.setItem('RaStorekampana.theme', '"dark"')
    localStorage.setItem('RaStorekampana.updates.datatable', '["subtitle"]')
    addForbiddenList('roles')
    const view = renderDashboard('/home')
    await clickLogout(view)
    await loggedOut(view)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(postsOf(view)).toMatchObject([{ path: '/logout' }])
    expect(keys(localStorage)).toEqual(['RaStorekampana.theme'])
    expect(keys(sessionStorage)).toEqual([])
  })

  test('asks before it discards text of a closed tab; Cancel and links to the forms keep the session', async () => {
    const view = renderWithText()
    await clickLogout(view)
    const cancel = (await question()).getByRole('button', { name: 'Cancel' })
    expect(cancel).toHaveFocus()
    await view.user.click(cancel)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([view.shown(), postsOf(view), localStorage.getItem(ofMe)]).toEqual([
      '/home',
      [],
      expect.stringContaining('Enrolment opens soon'),
    ])
    expect(localStorage.getItem('kampana.account')).not.toBeNull()

    await clickLogout(view)
    await view.user.click((await question()).getByRole('link', { name: 'Updates: Enrolment opens soon' }))
    await waitFor(() => expect(view.shown()).toBe('/update/1/edit'))
    expect(await screen.findByDisplayValue('Enrolment opens soon')).toBeVisible()
    expect(postsOf(view)).toEqual([])
  })

  test('removes every key of the person after Discard, and no key of another person', async () => {
    const view = renderWithText()
    await clickLogout(view)
    await view.user.click((await question()).getByRole('button', { name: 'Discard' }))
    await loggedOut(view)
    expect(keys(localStorage)).toEqual([ofAnother])
  })

  test('from a form with unsaved text asks first, and removes the text after Discard', async () => {
    const view = renderDashboard('/update/1/edit')
    await view.user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' soon')
    await clickLogout(view)
    await view.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Enrolment opens soon')
    await clickLogout(view)
    await view.user.click((await question()).getByRole('button', { name: 'Discard' }))
    await loggedOut(view)
    expect(keys(localStorage)).toEqual([])
  })

  test('keeps the session and the text if the server rejects it', async () => {
    const view = renderWithText('/update/1/edit', {
      answering: ({ path }: Call) =>
        path === '/logout' ? { status: 500, body: { message: 'Server Error' } } : undefined,
    })
    await screen.findByDisplayValue('Enrolment opens soon')
    await clickLogout(view)
    await view.user.click((await question()).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Server Error')).toBeVisible()
    view.unmount()
    expect(JSON.stringify(localStorage)).toContain('Enrolment opens soon')
  })
})

describe('logout in another tab', () => {
  const logOutElsewhere = (person: number) => {
    const channel = new BroadcastChannel('kampana.logout')
    onTestFinished(() => channel.close())
    // A channel has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage({ person, tab: 'other' })
  }

  test('redirects to login and discards the unsaved text', async () => {
    const view = renderDashboard('/update/1/edit')
    await view.user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' soon')
    logOutElsewhere(administrator.id)
    await loggedOut(view)
    expect([keys(localStorage), postsOf(view)]).toEqual([[], []])
  })

  test('changes nothing if another person logged out', async () => {
    const view = renderDashboard('/update/1/edit')
    await view.user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' soon')
    logOutElsewhere(77)
    logOutElsewhere(administrator.id)
    await loggedOut(view)
    expect(screen.getAllByText('Successfully Logged out')).toHaveLength(1)
  })
})

test('expired session: keeps unsaved text for the same person', async () => {
  const view = renderWithText('/home', {
    answering: ({ path }: Call) =>
      path === '/api/user' ? { status: 401, body: { message: 'Unauthenticated.' } } : undefined,
  })
  await waitFor(() => expect(view.shown()).toBe('/login'))
  expect(keys(localStorage)).toEqual(expect.arrayContaining([ofMe, ofAnother]))
})
