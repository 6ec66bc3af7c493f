import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answers } from '../testing/answer-tables.ts'
import { administrator } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const hour = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const running = {
  id: 7,
  status: 'suspended',
  levels: null,
  campuses: null,
  offices_closed: 0,
  reason: 'Heavy rain',
  starts_at: inHours(-1),
  ends_at: inHours(5),
  created_at: inHours(-1),
}
const coming = { ...running, id: 8, status: 'online', starts_at: inHours(8), ends_at: inHours(16) }
const signal2 = {
  id: 1,
  title: 'Signal No. 2',
  announced: 'signal-2',
  levels: ['Kindergarten'],
  status: 'suspended',
  reason: null,
  source: 'DepEd Order 22, s. 2024',
  source_url: null,
  checked: 0,
}
const lists = { levels: ['Kindergarten', 'College'], campuses: ['Hill', 'Town'], emblems: [] }
const every = ['list', 'show', 'create', 'edit', 'delete'].map((action) => `${action} class-status`)

const home = (
  notices: readonly (typeof running)[] = [],
  permissions = every,
  path = '/home',
  recipients = 0,
) =>
  renderDashboard(path, {
    account: { ...administrator, permissions, lists },
    answering: answers(
      { 'class-status': notices, 'suspension-rules': [signal2] },
      {
        'GET /api/alerts/estimate': { body: { data: { recipients, phones: 0, seconds: 30 } } },
        'POST /api/class-status': {
          status: 201,
          body: { message: 'The class notice was created.', data: { ...running, id: 9 } },
        },
        'PUT /api/class-status/7': {
          body: { message: 'The class notice was saved.', data: { ...running, ends_at: inHours(0) } },
        },
        'DELETE /api/class-status/9': {
          body: { message: 'The class notice was deleted.', restorable_until: inHours(720) },
        },
        'DELETE /api/class-status/8': {
          body: { message: 'The class notice was deleted.', restorable_until: inHours(720) },
        },
      },
    ),
  })
const sent = ({ server }: ReturnType<typeof home>, method: string) =>
  server.calls.filter((call) => call.method === method && call.path.startsWith('/api/class-status'))
const press = async ({ user }: ReturnType<typeof home>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const choose = async (view: ReturnType<typeof home>, name: RegExp) =>
  view.user.click(await screen.findByRole('radio', { name }))

describe('new class notice', () => {
  test('is derived from the announcement, can be changed, and shows the text for families', async () => {
    const view = home()
    await press(view, 'Post a class notice')
    await choose(view, /^Signal No. 2.*Sample: not verified.*DepEd Order 22/)
    expect(screen.getByRole('button', { name: 'Kindergarten' })).toHaveAttribute('aria-pressed', 'true')
    await press(view, 'College')
    await press(view, 'Hill')
    await view.user.selectOptions(
      screen.getByRole('combobox', { name: 'Status' }),
      'Online or modular classes',
    )
    await press(view, 'Tomorrow')
    expect(screen.getByRole('button', { name: 'All levels' })).toHaveAttribute('aria-pressed', 'true')
    expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent(
      /in English and Filipino: Online or modular classes · All levels, Hill · .* · Signal No. 2$/,
    )
    await press(view, 'Post')
    await screen.findByText('The class notice was created.')
    expect(sent(view, 'POST')[0]?.body).toMatchObject({
      status: 'online',
      levels: null,
      campuses: ['Hill'],
      announced: 'signal-2',
      reason: 'Signal No. 2',
    })
  })

  test('shows the language of a custom reason', async () => {
    const view = home()
    await press(view, 'Post a class notice')
    await choose(view, /^Because of the weather/)
    expect(screen.queryByRole('combobox', { name: 'Language' })).toBeNull()
    const reason = screen.getByRole('textbox', { name: 'Reason' })
    await view.user.clear(reason)
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled()
    await view.user.type(reason, 'Baha')
    await view.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Filipino')
    await press(view, 'Post')
    await screen.findByText('The class notice was created.')
    expect(sent(view, 'POST')[0]?.body).toMatchObject({ reason: 'Baha', language: 'fil', levels: null })
  })

  test('can be withdrawn', async () => {
    const view = home()
    await press(view, 'Post a class notice')
    await choose(view, /^Because of the weather/)
    await press(view, 'Post')
    await press(view, 'Stop')
    expect(await screen.findByText('The class notice was deleted.')).toBeVisible()
    expect(sent(view, 'DELETE').map(({ path }) => path)).toEqual(['/api/class-status/9'])
  })

  test('shows a colleague’s recent notice first, and is posted on the second press', async () => {
    const view = home([{ ...running, id: 70, created_at: inHours(0) }], every, '/class-notice')
    await choose(view, /^Because of the weather/)
    await press(view, 'Post')
    expect(
      await screen.findByText(/^A colleague posted a notice for some of these levels at .*:/),
    ).toBeVisible()
    expect(sent(view, 'POST')).toEqual([])
    await press(view, 'Post anyway')
    await screen.findByText('The class notice was created.')
    expect(sent(view, 'POST')).toHaveLength(1)
  })

  test('keeps its choices if the person continues in the form', async () => {
    const view = home()
    await press(view, 'Post a class notice')
    await choose(view, /^The weather has cleared/)
    await view.user.click(screen.getByRole('link', { name: 'Edit text and times' }))
    await screen.findByRole('button', { name: 'Save' })
    expect(await screen.findByRole('textbox', { name: /^Reason/ })).toHaveValue('The weather has cleared')
    expect(view.shown()).toBe('/class-notice')
    expect(screen.getByRole('combobox', { name: /^Status/ })).toHaveTextContent('Classes as usual')
    await press(view, 'Kindergarten')
    await press(view, 'Save')
    await screen.findByText('The class notice was created.')
    expect(sent(view, 'POST')[0]?.body).toMatchObject({ status: 'resumed', levels: ['Kindergarten'] })
  })
})

describe('notice on the home page', () => {
  test('is extended with one press', async () => {
    const view = home([running])
    await screen.findByRole('button', { name: /^Extend to / })
    // Until the number of recipients is known, a press asks first.
    await waitFor(() => expect(view.server.calls.map(({ path }) => path)).toContain('/api/alerts/estimate'))
    await press(view, /^Extend to /)
    await screen.findByText('The class notice was extended.')
    const { ends_at } = sent(view, 'PUT')[0]!.body as { ends_at: string }
    expect(Date.parse(ends_at)).toBeGreaterThan(Date.parse(running.ends_at))
  })

  test('asks about notifying families before it ends, and notifies them again of an undo', async () => {
    const view = home([running], every, '/home', 12)
    await press(view, 'End now')
    const dialog = within(await screen.findByRole('dialog', { name: 'End the class notice now?' }))
    const tick = await dialog.findByRole('checkbox', { name: 'Notify families' })
    expect(tick).not.toBeChecked()
    await view.user.click(tick)
    expect(dialog.getByText(/^E-mails: 12/)).toBeVisible()
    await view.user.click(dialog.getByRole('button', { name: 'End now' }))
    await press(view, 'Undo')
    await screen.findByText('The class notice was saved.')
    expect(sent(view, 'PUT').map(({ body }) => body)).toEqual([
      { ends_at: 'now', tell_families: 1 },
      { ends_at: running.ends_at, tell_families: 1 },
    ])
  })

  test('can be withdrawn before it starts', async () => {
    const view = home([coming])
    expect(await screen.findByText('Upcoming')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'End now' })).toBeNull()
    await press(view, 'Withdraw')
    expect(await screen.findByText('The class notice was deleted.')).toBeVisible()
  })
})

test('status card: is hidden and sends no calls for users without permission', async () => {
  const view = home([running], ['list class-status'])
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Class Status' })).toBeNull()
  expect(sent(view, 'GET')).toEqual([])
})

test('status card: has no button for a new notice if the user can only change notices', async () => {
  home([running], ['edit class-status'])
  expect(await screen.findByRole('button', { name: 'End now' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Post a class notice' })).toBeNull()
})

test('status card: links the page of a notice to the page that verifies its code', async () => {
  const notice = { ...running, code: '23456H' }
  renderDashboard('/class-notice/7', {
    account: { ...administrator, permissions: every, lists },
    answering: answers({ 'class-status': [notice] }),
  })
  const link = await screen.findByRole('link', { name: 'Verification code 234-56H' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/v\/23456H$/))
})

test('status card: offers no notification if there are no subscribers and no channels', async () => {
  const view = home([running], every, '/class-notice/7')
  await press(view, 'More')
  await view.user.click(await screen.findByRole('menuitem', { name: /^Notify families/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(
    await dialog.findByText('These levels have no subscribers, and no channel is turned on.'),
  ).toBeVisible()
  expect(dialog.queryByText(/^Notify families about/)).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Confirm' })).toBeNull()
})
