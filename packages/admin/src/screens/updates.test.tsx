import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderDashboard } from '../testing/render-dashboard.tsx'
import { threeUpdates } from '../testing/fake-server.ts'

const title = () => screen.findByRole('textbox', { name: /^Title/ })

describe('the list', () => {
  test('shows an error instead of rows if loading fails, and can retry', async () => {
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
})

describe('the form', () => {
  test('requires a future date unless the event is marked as past', async () => {
    const { user, server } = renderDashboard('/update')
    await user.type(await title(), 'A prize')
    const sign = { name: 'Event already took place' }
    expect(screen.queryByRole('checkbox', sign)).toBeNull()
    await user.click(screen.getByRole('combobox', { name: /^Category/ }))
    await user.click(await screen.findByRole('option', { name: 'News and Events' }))
    for (const label of [/^From/, /^To\b/])
      fireEvent.change(await screen.findByLabelText(label), { target: { value: '2026-01-20' } })
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    const refusal = 'The From field must be a date after or equal to today.'
    expect(await screen.findByText(refusal)).toBeVisible()
    await user.click(screen.getByRole('checkbox', sign))
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull())
    expect(screen.getByLabelText(/^From/)).not.toHaveAttribute('min')
    await user.click(screen.getByRole('checkbox', sign))
    expect(screen.getByLabelText(/^From/)).toHaveAttribute('min', dayInManila())
    expect(server.calls.some(({ method, path }) => method === 'POST' && path === '/api/updates')).toBe(false)
  })

  test('accepts an unchanged past date and shows the server’s message once', async () => {
    const { user, server } = renderDashboard('/update/2/edit', {
      answering: ({ method }) => (method === 'PUT' ? { body: { message: 'Kept safe.' } } : undefined),
    })
    await user.type(await title(), '!')
    expect(await screen.findByLabelText(/^From/)).not.toHaveAttribute('min')
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const notice = await screen.findByText('Kept safe.')
    expect(notice.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorSuccess')
    expect(screen.queryByText(/Element updated/)).toBeNull()
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ from: '2026-01-20' })
  })
})

test('updates: the list reports that an update doesn’t exist', async () => {
  const { shown } = renderDashboard('/update/999')
  expect(await screen.findByText('There was a problem retrieving the selected update')).toBeVisible()
  expect(shown()).toBe('/updates')
})

const dayInManila = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' })

test('updates: a copy has the body, which the list row lacks', async () => {
  const rows = threeUpdates.map((row) => Object.assign({}, row, { updates: undefined }))
  const { user } = renderDashboard('/updates', {
    answering: ({ method, path }) =>
      method === 'GET' && path === '/api/updates'
        ? { body: { data: rows, meta: { total: rows.length } } }
        : undefined,
  })
  await user.click(await screen.findByRole('link', { name: 'Enrolment opens' }))
  await screen.findByText('Enrolment opens, in full.')
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  expect(await screen.findByDisplayValue('Enrolment opens (copy)')).toBeVisible()
  expect(await screen.findByText('Enrolment opens, in full.')).toBeVisible()
  // The copy doesn't take over the publication time.
  expect(await screen.findByRole('radio', { name: 'Draft' })).toBeChecked()
})
