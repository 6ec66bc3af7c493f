import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../testing/answer-tables.ts'
import { administrator, type Answer, type Call } from '../../testing/fake-server.ts'
import { chooseInMenu } from '../../testing/choose-in-menu.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const enquiry = {
  id: 7,
  subject: 'Enrolment of my son',
  name: 'Ana Reyes',
  email: 'ana@family.example',
  contact_number: '0917 555 0199',
  message: 'When does it close?',
  status: 'new',
  created_at: '2026-11-20T17:30:00.000000Z',
}
const reader = { ...administrator, permissions: ['list messages', 'show messages'] }

/** Server that stores this message and its changes. */
const holding = (message: typeof enquiry) => {
  const kept = { ...message }
  return (call: Call): Answer | undefined => {
    if (call.query.filter === '{"status":"new"}')
      return { body: { data: [kept].filter(({ status }) => status === 'new') } }
    if (call.path.endsWith('/presence')) return { body: { data: [] } }
    if (call.method !== 'PUT') return answers({ messages: [{ ...kept }] })(call)
    Object.assign(kept, call.body)
    return { body: { message: 'Message was updated', data: { ...kept } } }
  }
}
const changes = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'PUT')

test('messages: appear above their status in the form', async () => {
  const { server } = renderDashboard('/message/7/edit', {
    answering: holding({ ...enquiry, status: 'spam' }),
  })
  const status = await screen.findByRole('combobox', { name: 'Status' })
  expect(status).toHaveTextContent('Spam')
  expect(screen.getByRole('heading', { level: 1, name: enquiry.subject })).toBeVisible()
  expect(screen.getByRole('link', { name: enquiry.email })).toHaveAttribute('href', `mailto:${enquiry.email}`)
  for (const text of [enquiry.name, enquiry.contact_number, enquiry.message])
    expect(await screen.findByText(text)).toBeVisible()
  // Only new messages are marked as read.
  expect(changes(server.calls)).toEqual([])
})

test('messages: are marked as read once by their form', async () => {
  const { server } = renderDashboard('/message/7/edit', { answering: holding(enquiry) })
  const page = within(await screen.findByRole('main'))
  expect(await page.findByText('Read')).toBeVisible()
  expect(changes(server.calls)).toMatchObject([{ path: '/api/messages/7', body: { status: 'read' } }])
})

test('messages: are marked as read by their page, but not again by their form', async () => {
  const { server, user } = renderDashboard('/message/7', { answering: holding(enquiry) })
  expect(await screen.findByText('Read')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Read')
  expect(changes(server.calls)).toMatchObject([{ path: '/api/messages/7', body: { status: 'read' } }])
})

test('messages: open without an error after a colleague’s concurrent change', async () => {
  const { server } = renderDashboard('/message/7/edit', {
    answering: (call) =>
      call.method === 'PUT'
        ? {
            status: 412,
            body: { message: 'It was changed meanwhile.', data: { ...enquiry, status: 'spam' } },
          }
        : holding(enquiry)(call),
  })
  expect(await screen.findByRole('combobox', { name: 'Status' })).toBeVisible()
  await waitFor(() => expect(changes(server.calls)).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('messages: keep the typed answer if a colleague answers first, and name the colleague', async () => {
  const told = 'Ana answered this 2 minutes ago, so your answer was not sent.'
  const kept = { ...enquiry, status: 'read', answers: 0 }
  const { server, user } = renderDashboard('/message/7', {
    answering: (call) => {
      if (call.path.endsWith('/thread')) return { body: { data: kept.answers ? [anas] : [] } }
      if (call.method !== 'PUT') return answers({ messages: [{ ...kept }] })(call)
      if (kept.answers > 0) return { body: { message: 'The answer was sent.' } }
      kept.answers = 1
      return { status: 409, body: { message: told } }
    },
  })
  const answer = await screen.findByRole('button', { name: `Answer: ${enquiry.subject}` })
  // It is the primary action of the page.
  expect(answer).toHaveClass('MuiButton-contained')
  await user.click(answer)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(enquiry.message)).toBeVisible()
  const text = dialog.getByRole('textbox', { name: 'Answer' })
  expect(text).toHaveFocus()
  await user.type(text, 'On Friday.')
  await user.click(dialog.getByRole('button', { name: 'Answer' }))
  expect(await dialog.findByText(told)).toBeVisible()
  expect(text).toHaveValue('On Friday.')
  expect(await dialog.findByText(anas.text)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByText('The answer was sent.')).toBeVisible()
  expect(changes(server.calls).map(({ body }) => body)).toEqual([
    { answer: 'On Friday.', answers: 0 },
    { answer: 'On Friday.', answers: 1 },
  ])
})

const anas = {
  id: 1,
  kind: 'answer',
  text: 'It closes today.',
  by: 'Ana',
  created_at: '2026-11-21T08:00:00.000000Z',
  letter: { status: 'failed', problem: 'Mailbox full' },
}
const note = { ...anas, id: 2, kind: 'note', text: 'She called, too.', letter: undefined }

test('messages: show their answers with delivery status, and internal notes', async () => {
  renderDashboard('/message/7', {
    answering: (call) =>
      call.path.endsWith('/thread') ? { body: { data: [anas, note] } } : holding(enquiry)(call),
  })
  expect(await screen.findByText(anas.text)).toBeVisible()
  expect(screen.getByText(/^The mail server rejected this e-mail: Mailbox full/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open e-mail' })).toHaveAttribute(
    'href',
    expect.stringContaining('/letters?filter='),
  )
  expect(screen.getByText('Internal note').closest('li')).toHaveTextContent(note.text)
  expect(screen.getByRole('link', { name: enquiry.contact_number })).toHaveAttribute(
    'href',
    'tel:09175550199',
  )
})

test('messages: offer no answer to people with read permission only, and stay unread', async () => {
  const { server } = renderDashboard('/message/7', { answering: holding(enquiry), account: reader })
  expect(await screen.findByText(enquiry.message)).toBeVisible()
  for (const name of [/^Answer/, /^Mark as spam/, /^Add note/, /^Assign/])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.getByText('New')).toBeVisible()
  expect(changes(server.calls)).toEqual([])
})

test('record header: shows the most likely action next to the status, and the others in a menu', async () => {
  const { user } = renderDashboard('/message/7', { answering: holding({ ...enquiry, status: 'answered' }) })
  expect(await screen.findByText('Answered')).toBeVisible()
  const more = await screen.findByRole('button', { name: 'More' })
  const beside = [...more.closest('.MuiStack-root')!.querySelectorAll('a, button')]
  expect(beside.map(({ textContent }) => textContent)).toEqual(['Answer', 'Edit', 'Add note', 'Assign', ''])
  await user.click(more)
  const items = screen.getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Mark as spam', 'Versions', 'Delete'])
  await waitFor(() => expect(items[0]).toHaveFocus())
  await user.keyboard('{ArrowUp}')
  expect(items[2]).toHaveFocus()
  await user.keyboard('{Home}{ArrowDown}{Enter}')
  const versions = await screen.findByRole('dialog', { name: /^Versions/ })
  await waitFor(() => expect(screen.getByRole('menu')).not.toBeVisible())
  expect(within(versions).getByRole('link', { name: 'View all log entries' })).toHaveAttribute(
    'href',
    expect.stringContaining('record_id'),
  )
})

test('messages: focus the input of a dialog whose choices load later', async () => {
  const { server, user } = renderDashboard('/message/7', {
    answering: (call) =>
      call.path.endsWith('/colleagues/assigned_to')
        ? { body: { data: [{ id: 1, name: 'Ana' }] } }
        : holding({ ...enquiry, status: 'answered' })(call),
  })
  await user.click(await screen.findByRole('button', { name: /^Assign/ }))
  const colleagues = await screen.findByRole('combobox', { name: 'Assigned to' })
  await waitFor(() => expect(colleagues).toHaveFocus())
  expect(changes(server.calls)).toEqual([])
})

test('messages: mark unread ones in the list, and show the person’s own for “assigned”', async () => {
  const handled = { ...enquiry, id: 8, subject: 'Transcript of records', status: 'answered' }
  const colleagues = [
    { id: 9, name: 'Bea' },
    { id: administrator.id, name: 'Maria' },
  ]
  const { server, user } = renderDashboard('/messages', {
    answering: answers(
      { messages: [enquiry, handled] },
      { 'GET /api/messages/colleagues/assigned_to': { body: { data: colleagues } } },
    ),
  })
  expect(await screen.findByRole('link', { name: enquiry.subject })).toHaveStyle({ fontWeight: 600 })
  expect(screen.getByRole('link', { name: handled.subject })).toHaveStyle({ fontWeight: 400 })
  for (const status of ['New', 'Answered'])
    expect((await screen.findByText(status)).parentElement).toHaveClass('MuiChip-root')
  await user.click(await screen.findByRole('combobox', { name: 'Assigned to' }))
  const choices = await screen.findAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual(['Anyone', 'Me (Maria)', 'Bea'])
  await user.click(screen.getByRole('option', { name: 'Me (Maria)' }))
  await waitFor(() =>
    expect(server.calls.at(-1)?.query.filter).toContain(`"assigned_to":${administrator.id}`),
  )
})

test('messages: hide spam unless the filter asks for it', async () => {
  const { server, user } = renderDashboard('/messages', { answering: holding(enquiry) })
  const lists = () =>
    server.calls.filter(({ path }) => path === '/api/messages').map(({ query }) => query.filter)
  const status = await screen.findByRole('combobox', { name: 'Status' })
  expect(status).toHaveTextContent('All except Spam')
  await waitFor(() => expect(lists()).toContain('{"status_neq":"spam"}'))
  await user.click(status)
  await user.click(await screen.findByRole('option', { name: 'Spam' }))
  await waitFor(() => expect(lists()).toContain('{"status":"spam"}'))
  expect(lists()).not.toContain('{}')
})

test('messages: are marked as spam in the list and restored', async () => {
  const subject = 'Nothing arrives'
  const { server, user } = renderDashboard('/messages', { answering: marking({ ...enquiry, subject }) })
  await user.click(await screen.findByRole('checkbox', { name: `Select ${subject}` }))
  await chooseInMenu({ user }, `Mark as spam: ${subject}`)
  expect(await screen.findByText('-- No Messages yet --')).toBeVisible()
  // The filter that shows spam stays.
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('checkbox', { name: `Select ${subject}` })).not.toBeChecked()
  expect(changes(server.calls).map(({ path, body }) => [path, body])).toEqual([
    ['/api/messages/7/spam', undefined],
    ['/api/messages/actions/set-status', { ids: [7], status: 'new' }],
  ])
})

/** Server that also changes the status of messages. */
const marking = (message: typeof enquiry) => {
  const server = holding(message)
  return (call: Call): Answer | undefined => {
    if (call.path.endsWith('/spam')) server({ ...call, body: { status: 'spam' } })
    if (call.path.endsWith('/set-status')) server(call)
    return call.method === 'PUT'
      ? { body: { message: `Marked: ${message.subject}`, changed: [], refused: [] } }
      : server(call)
  }
}

test('messages: show the number of unread ones in the menu until one is opened', async () => {
  const { server, user } = renderDashboard('/messages', { answering: holding(enquiry) })
  expect(await screen.findByRole('link', { name: 'Messages 1 waiting' })).toBeVisible()
  const asked = server.calls.filter(({ query }) => query.filter === '{"status":"new"}')
  expect(asked.map(({ query }) => query.range)).toEqual(['[0,0]'])
  await user.click(await screen.findByRole('link', { name: enquiry.subject }))
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible()
})
