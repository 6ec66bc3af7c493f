import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../testing/answer-tables.ts'
import { administrator, type Answer, type Call } from '../../testing/fake-server.ts'
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

/** A server that holds this message and takes what is noted of it. */
const holding = (message: typeof enquiry) => {
  const kept = { ...message }
  return (call: Call): Answer | undefined => {
    if (call.query.filter === '{"status":"new"}')
      return { body: { data: [kept].filter(({ status }) => status === 'new') } }
    if (call.method !== 'PUT') return answers({ messages: [{ ...kept }] })(call)
    Object.assign(kept, call.body)
    return { body: { message: 'Message was updated', data: { ...kept } } }
  }
}
const changes = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'PUT')

test('the form of a message shows the message above its status', async () => {
  renderDashboard('/message/7/edit', { answering: holding({ ...enquiry, status: 'answered' }) })
  const status = await screen.findByRole('combobox', { name: 'Status' })
  expect(status).toHaveTextContent('Answered')
  expect(screen.getByRole('heading', { level: 1, name: enquiry.subject })).toBeVisible()
  expect(screen.getByRole('link', { name: enquiry.email })).toHaveAttribute('href', `mailto:${enquiry.email}`)
  for (const text of [enquiry.name, enquiry.contact_number, enquiry.message])
    expect(screen.getByText(text)).toBeVisible()
})

test.each(['/message/7', '/message/7/edit'])('%s marks a new message as read, once', async (address) => {
  const { server } = renderDashboard(address, { answering: holding(enquiry) })
  const page = within(await screen.findByRole('main'))
  expect(await page.findByText('Read')).toBeVisible()
  expect(changes(server.calls)).toMatchObject([{ path: '/api/messages/7', body: { status: 'read' } }])
})

test('a message goes from its page to its form without being marked twice', async () => {
  const { server, user } = renderDashboard('/message/7', { answering: holding(enquiry) })
  expect(await screen.findByText('Read')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Read')
  expect(changes(server.calls)).toHaveLength(1)
})

test.each([
  ['spam', { answering: holding({ ...enquiry, status: 'spam' }) }, 'Spam'],
  ['an answered message', { answering: holding({ ...enquiry, status: 'answered' }) }, 'Answered'],
  ['what they may only read', { answering: holding(enquiry), account: reader }, 'New'],
])('opening leaves %s as it is', async (_, options, status) => {
  const { server } = renderDashboard('/message/7', options)
  expect(await screen.findByText(enquiry.message)).toBeVisible()
  expect(await screen.findByText(status)).toBeVisible()
  expect(changes(server.calls)).toEqual([])
})

test('a message that a colleague was quicker with opens all the same, as it stands', async () => {
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

test('a list marks what nobody has read', async () => {
  const handled = { ...enquiry, id: 8, subject: 'Transcript of records', status: 'answered' }
  renderDashboard('/messages', { answering: answers({ messages: [enquiry, handled] }) })
  expect(await screen.findByRole('link', { name: enquiry.subject })).toHaveStyle({ fontWeight: 600 })
  expect(screen.getByRole('link', { name: handled.subject })).toHaveStyle({ fontWeight: 400 })
  for (const status of ['New', 'Answered'])
    expect((await screen.findByText(status)).parentElement).toHaveClass('MuiChip-root')
})

test('the page of a message offers to answer it by mail', async () => {
  renderDashboard('/message/7', { answering: holding(enquiry), account: reader })
  const answer = await screen.findByRole('link', { name: 'Answer' })
  expect(answer).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:ana@family\.example\?subject=Re%3A%20Enrolment%20of%20my%20son&body=/),
  )
  expect(screen.queryByRole('button', { name: 'Mark as spam' })).toBeNull()
})

test('spam is out of sight until somebody asks for it', async () => {
  const { server, user } = renderDashboard('/messages', { answering: holding(enquiry) })
  const lists = () =>
    server.calls.filter(({ path }) => path === '/api/messages').map(({ query }) => query.filter)
  const status = await screen.findByRole('combobox', { name: 'Status' })
  expect(status).toHaveTextContent('All but Spam')
  await waitFor(() => expect(lists()).toContain('{"status_neq":"spam"}'))
  await user.click(status)
  await user.click(await screen.findByRole('option', { name: 'Spam' }))
  await waitFor(() => expect(lists()).toContain('{"status":"spam"}'))
  expect(lists()).not.toContain('{}')
})

test('where all messages are spam the list says so, and the way to them stays', async () => {
  renderDashboard('/messages', { answering: holding({ ...enquiry, status: 'spam' }) })
  expect(await screen.findByText('-- No Messages yet --')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible()
})

test('a message is called spam by two clicks in the list, and brought back', async () => {
  const { server, user } = renderDashboard('/messages', { answering: holding(enquiry) })
  await user.click(await screen.findByRole('checkbox', { name: `Select ${enquiry.subject}` }))
  await user.click(await screen.findByRole('button', { name: 'Mark as spam' }))
  expect(await screen.findByText('-- No Messages yet --')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: enquiry.subject })).toBeVisible()
  expect(changes(server.calls).map(({ body }) => body)).toEqual([{ status: 'spam' }, { status: 'new' }])
})

test('a message is called spam by one click on its page, and brought back there', async () => {
  const { user } = renderDashboard('/message/7', { answering: holding({ ...enquiry, status: 'read' }) })
  await user.click(await screen.findByRole('button', { name: 'Mark as spam' }))
  expect(await screen.findByText('Spam')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Not spam' }))
  expect(await screen.findByText('Read')).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(await screen.findByText('Spam')).toBeVisible()
})

test('the menu tells how many messages nobody has read, until one is opened', async () => {
  const { server, user } = renderDashboard('/messages', { answering: holding(enquiry) })
  expect(await screen.findByRole('link', { name: 'Messages 1 waiting' })).toBeVisible()
  const asked = server.calls.filter(({ query }) => query.filter === '{"status":"new"}')
  expect(asked.map(({ query }) => query.range)).toEqual(['[0,0]'])
  await user.click(await screen.findByRole('link', { name: enquiry.subject }))
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible()
})
