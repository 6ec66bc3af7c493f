import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderDashboard } from '../testing/render-dashboard.tsx'
import type { Call } from '../testing/fake-server.ts'

const saving = (answer: object) => (call: Call) => (call.method === 'PUT' ? answer : undefined)
const title = () => screen.findByRole('textbox', { name: /^Title/ })

describe('the list', () => {
  test('of no updates says so', async () => {
    renderDashboard('/updates', { updates: [] })
    expect(await screen.findByText('-- No Updates yet --')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'New update' })).toBeVisible()
  })

  test('that can’t be read says why in place of its rows, and can be tried again', async () => {
    let broken = true
    const { user } = renderDashboard('/logs', {
      answering: ({ path }) =>
        path !== '/api/logs'
          ? undefined
          : broken
            ? { status: 500, body: {} }
            : { body: { data: [{ id: 1, description: 'mclara created the update' }] } },
    })
    const main = within(await screen.findByRole('main'))
    expect(await main.findByText('There was a problem retrieving the logs')).toBeVisible()
    broken = false
    await user.click(main.getByRole('button', { name: 'Try again' }))
    expect(await main.findByRole('link', { name: 'mclara created the update' })).toBeVisible()
  })

  test('offers 5, 10, 25, 50 and all rows, and begins with 10', async () => {
    const { user, server } = renderDashboard('/updates')
    const size = await screen.findByRole('combobox', { name: /Rows per page/ })
    expect(size).toHaveTextContent('10')
    await user.click(size)
    const options = within(screen.getByRole('listbox')).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['5', '10', '25', '50', 'All'])
    await user.click(options[4]!)
    await vi.waitFor(() => expect(server.calls.at(-1)?.query).not.toHaveProperty('range'), {
      timeout: 10_000,
    })
  })

  test('offers show, edit and delete for one selected row, and only delete for several', async () => {
    const { user } = renderDashboard('/updates')
    const boxes = () => screen.getAllByRole('checkbox')
    await screen.findByRole('link', { name: 'Enrolment opens' })
    await user.click(boxes()[1]!)
    const bar = within(screen.getByText('1 item selected').closest('.MuiToolbar-root')!)
    expect(await bar.findByRole('link', { name: 'Show' })).toBeVisible()
    expect(await bar.findByRole('link', { name: 'Edit' })).toBeVisible()
    expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible()
    await user.click(boxes()[2]!)
    expect(bar.queryByRole('link')).toBeNull()
    expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible()
  })

  test('deletes the selected rows after asking', async () => {
    const { user, server } = renderDashboard('/updates')
    await screen.findByRole('link', { name: 'Enrolment opens' })
    await user.click(screen.getAllByRole('checkbox')[0]!)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false)
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(await screen.findByText('3 updates were deleted.')).toBeVisible()
    expect(await screen.findByText('-- No Updates yet --')).toBeVisible()
  })
})

describe('the form', () => {
  test('tells once what the server said', async () => {
    const { user } = renderDashboard('/update/1/edit', {
      answering: saving({ body: { message: 'Kept safe.' } }),
    })
    await user.type(await title(), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const notice = await screen.findByText('Kept safe.')
    expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorSuccess')
    expect(screen.queryByText(/Element updated/)).toBeNull()
  })

  test('shows “Nothing …” as an information', async () => {
    const { user } = renderDashboard('/update/1/edit', {
      answering: saving({ body: { message: 'Nothing was changed.' } }),
    })
    await title()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const notice = await screen.findByText('Nothing was changed.')
    expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorInfo')
  })

  test('shows a refusal under its input and keeps what was typed', async () => {
    const text = 'The title has already been taken.'
    const { user, shown } = renderDashboard('/update/1/edit', {
      answering: saving({ status: 422, body: { message: text, errors: { title: [text] } } }),
    })
    await user.type(await title(), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await vi.waitFor(async () =>
      expect(await title()).toHaveAccessibleDescription('The Title has already been taken.'),
    )
    expect(await title()).toHaveValue('Enrolment opens!')
    expect(shown()).toBe('/update/1/edit')
  })

  test('stays where it is when the person may not save', async () => {
    const { user, shown } = renderDashboard('/update/1/edit', {
      answering: saving({ status: 403, body: { message: 'No', permission: 'edit updates' } }),
    })
    await user.type(await title(), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText("You need the permission 'edit updates' for this.")).toBeVisible()
    expect(shown()).toBe('/update/1/edit')
    expect(screen.queryByText('The update was saved.')).toBeNull()
  })

  test('asks for the days of an event only, and then requires them', async () => {
    const { user, server } = renderDashboard('/update')
    await title()
    expect(screen.queryByLabelText(/^From/)).toBeNull()
    await user.click(screen.getByRole('combobox', { name: /^Category/ }))
    await user.click(await screen.findByRole('option', { name: 'News and Events' }))
    expect(await screen.findByLabelText(/^From/)).toHaveAttribute('min', dayInManila())
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('The From field is required.')).toBeVisible()
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('asks for days to come, unless it is said that the event has taken place', async () => {
    const { user, server } = renderDashboard('/update')
    await user.type(await title(), 'A prize')
    const sign = { name: 'It has taken place already' }
    expect(screen.queryByRole('checkbox', sign)).toBeNull()
    await user.click(screen.getByRole('combobox', { name: /^Category/ }))
    await user.click(await screen.findByRole('option', { name: 'News and Events' }))
    for (const label of [/^From/, /^To/])
      fireEvent.change(await screen.findByLabelText(label), { target: { value: '2026-01-20' } })
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const refusal = 'The From field must be a date after or equal to today.'
    expect(await screen.findByText(refusal)).toBeVisible()
    await user.click(screen.getByRole('checkbox', sign))
    await vi.waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
    expect(screen.getByLabelText(/^From/)).not.toHaveAttribute('min')
    await user.click(screen.getByRole('checkbox', sign))
    expect(screen.getByLabelText(/^From/)).toHaveAttribute('min', dayInManila())
    expect(server.calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('lets an old day be, as long as nobody changes it', async () => {
    const { user, server } = renderDashboard('/update/2/edit')
    await user.type(await title(), '!')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('The update was saved.')).toBeVisible()
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ from: '2026-01-20' })
  })
})

test('an update that isn’t there is told of at the list', async () => {
  const { shown } = renderDashboard('/update/999')
  expect(await screen.findByText('There was a problem retrieving the selected update')).toBeVisible()
  expect(shown()).toBe('/updates')
})

const dayInManila = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' })
