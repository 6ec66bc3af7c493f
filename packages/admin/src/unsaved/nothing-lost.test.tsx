import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../../tests/support/input/rich-text.ts'
import { threeUpdates, type Call } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const title = () => screen.findByRole('textbox', { name: /^Title/ })
const save = () => screen.getByRole('button', { name: 'Publish' })
const answeringPut = (answer: object) => (call: Call) => (call.method === 'PUT' ? answer : undefined)

describe('unsaved changes', () => {
  const typeAndLoseThePage = async () => {
    const view = renderDashboard('/update/1/edit')
    await view.user.type(await title(), ' soon')
    view.unmount()
  }

  test('can be discarded and restored', async () => {
    await typeAndLoseThePage()
    const { user } = renderDashboard('/update/1/edit')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await title()).toHaveValue('Enrolment opens')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await title()).toHaveValue('Enrolment opens soon'))
  })

  test('of a new record are restored', async () => {
    const view = renderDashboard('/update')
    await view.user.type(await title(), 'Sports day')
    view.unmount()
    renderDashboard('/update')
    await waitFor(async () => expect(await title()).toHaveValue('Sports day'))
  })
})

describe('failed save', () => {
  test('on leaving keeps the page open, with the cursor in the invalid input', async () => {
    const text = 'The title has already been taken.'
    const { user, shown } = renderDashboard('/update/1/edit', {
      answering: answeringPut({ status: 422, body: { message: text, errors: { title: [text] } } }),
    })
    await user.type(await title(), ' soon')
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = await screen.findByRole('dialog', { name: 'Save your changes?' })
    await user.click(within(dialog).getByRole('button', { name: 'Save draft' }))
    await waitFor(async () =>
      expect(await title()).toHaveAccessibleDescription('The Title has already been taken.'),
    )
    await waitFor(async () => expect(await title()).toHaveFocus())
    expect(shown()).toBe('/update/1/edit')
    expect(await title()).toHaveValue('Enrolment opens soon')
  })

  test('shows a reason that has no input, and can be retried', async () => {
    let refuses = true
    const { user } = renderDashboard('/update/1/edit', {
      answering: ({ method }) =>
        method === 'PUT' && refuses
          ? { status: 422, body: { message: 'No.', errors: { owner: ['The owner field is required.'] } } }
          : undefined,
    })
    await user.type(await title(), ' soon')
    await user.click(save())
    const reason = await screen.findByText('The owner field is required.')
    expect(reason.closest('[role=alert]')).toBeVisible()
    refuses = false
    await user.click(save())
    expect(await screen.findByText('The update was saved.')).toBeVisible()
  })

  test('shows the error and keeps the changes', async () => {
    const { user } = renderDashboard('/update/1/edit', { answering: answeringPut({ status: 413, body: {} }) })
    await user.type(await title(), ' soon')
    await user.click(save())
    expect(await screen.findByText('This is too large to send.')).toBeVisible()
    expect(screen.getByText('Your entries are kept.')).toBeVisible()
    expect(await title()).toHaveValue('Enrolment opens soon')
  })

  test('after too many requests shows the seconds to wait', async () => {
    const answer = { status: 429, body: { message: 'Too Many Attempts.' }, headers: { 'retry-after': '30' } }
    const { user } = renderDashboard('/update/1/edit', { answering: answeringPut(answer) })
    await user.type(await title(), ' soon')
    await user.click(save())
    expect(await screen.findByText('Try again in 30 seconds.')).toBeVisible()
  })
})

describe('concurrent changes', () => {
  const body = bodyOf('The flood came.', 'The bell was cast.', 'The end.')
  const before = { ...threeUpdates[0]!, updates: body }
  /** The first save fails because of the other person's version; later ones succeed. */
  const overtakenBy = (theirs: object) => {
    let stopped = false
    return ({ method, path }: Call) => {
      if (path !== '/api/updates/1') return undefined
      if (method === 'GET') return { body: { data: before }, headers: { etag: '"one"' } }
      if (method !== 'PUT' || stopped) return undefined
      stopped = true
      const [changed, data] = [
        { name: 'Jose', created_at: '2026-11-21T02:00:00.000000Z' },
        { ...before, ...theirs },
      ]
      return { status: 412, body: { message: 'Changed.', data, changed }, headers: { etag: '"two"' } }
    }
  }
  const puts = ({ calls }: { calls: readonly Call[] }) => calls.filter(({ method }) => method === 'PUT')

  test('in other fields are merged, and the notification names the person and the fields', async () => {
    const updates = bodyOf('The great flood came.', 'The bell was cast.', 'The very end.')
    const { user, server } = renderDashboard('/update/1/edit', {
      answering: overtakenBy({ subtitle: 'Until Friday', updates }),
    })
    await user.type(await title(), ' soon')
    await user.click(save())
    expect(
      await screen.findByText(/Includes changes by Jose: Subtitle, Body \(paragraphs: 2\)\./),
    ).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(puts(server).at(-1)?.body).toMatchObject({
      title: 'Enrolment opens soon',
      subtitle: 'Until Friday',
      updates,
    })
  })

  test('in the same field open a dialog, and the choice is saved with the rest', async () => {
    const { user, server } = renderDashboard('/update/1/edit', {
      answering: overtakenBy({ title: 'Closed', subtitle: 'Until Friday' }),
    })
    await user.type(await title(), ' soon')
    await user.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed.' }))
    expect(dialog.getByText('Includes changes by Jose: Subtitle.')).toBeVisible()
    const question = within(dialog.getByRole('region', { name: 'Title' }))
    expect(question.getByText('Closed')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Save selection' })).toBeDisabled()
    await user.click(question.getByRole('radio', { name: 'By Jose' }))
    await user.click(dialog.getByRole('button', { name: 'Save selection' }))
    await waitFor(() =>
      expect(puts(server).at(-1)?.body).toMatchObject({
        title: 'Closed',
        subtitle: 'Until Friday',
      }),
    )
  })

  test('can be resolved later without losing changes, and discarding can be undone', async () => {
    const { user } = renderDashboard('/update/1/edit', { answering: overtakenBy({ title: 'Closed' }) })
    await user.type(await title(), ' soon')
    await user.click(save())
    await user.click(await screen.findByRole('button', { name: 'Discard my changes' }))
    await waitFor(async () => expect(await title()).toHaveValue('Closed'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await title()).toHaveValue('Enrolment opens soon'))
  })

  test('outside the inputs are ignored', async () => {
    const { user, server } = renderDashboard('/update/1/edit', {
      answering: overtakenBy({ created_at: '2026-11-02T02:00:00.000000Z' }),
    })
    await user.type(await title(), ' soon')
    await user.click(save())
    expect(await screen.findByText('The update was saved.')).toBeVisible()
    expect(puts(server)).toHaveLength(2)
  })
})

describe('expired session during editing', () => {
  const endSession = async (options: Parameters<typeof renderDashboard>[1] = {}) => {
    const view = renderDashboard('/update/1/edit', options)
    await view.user.type(await title(), ' soon')
    view.server.session.open = false
    await view.user.click(save())
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
    return { ...view, dialog }
  }

  test('asks for the code if two-step sign-in is on', async () => {
    const { user, dialog } = await endSession({
      answering: ({ path, body }) => {
        if (path !== '/login' || (body as { code?: string }).code === '123456') return undefined
        const text = 'Please enter the code.'
        return { status: 422, body: { message: text, errors: { code: [text] } } }
      },
    })
    await user.type(dialog.getByLabelText(/^Password/), 'correct horse')
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    await user.type(await dialog.findByLabelText(/^Code/), '123456')
    await user.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByText('The update was saved.')).toBeVisible()
  })

  test('can be resolved later, and the form keeps its changes', async () => {
    const { user, dialog, shown } = await endSession()
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getByText('Your session has ended. Sign in again.')).toBeVisible()
    expect(await title()).toHaveValue('Enrolment opens soon')
    expect(shown()).toBe('/update/1/edit')
  })
})
