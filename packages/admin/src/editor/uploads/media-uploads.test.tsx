import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, type Answer } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const link = `/media/${'a'.repeat(32)}/960x540.webp`
const taken: Answer = { body: { message: 'Uploaded', link } }
const refusal = 'The image field must be an image.'
const refused: Answer = { status: 422, body: { message: refusal, errors: { image: [refusal] } } }

const campus = () => new File(['x'], 'campus.png', { type: 'image/png' })

/** Renders an update's form and pastes an image. `answers` are the server's replies to uploads, in order. */
const pastePicture = async (...answers: (Answer | Promise<Answer>)[]) => {
  const view = renderDashboard('/update/1/edit', {
    answering: ({ path }) => (path === '/api/image' ? answers.shift() : undefined),
  })
  const editor = await screen.findByRole('textbox', { name: 'Body' })
  fireEvent.paste(editor, { clipboardData: { files: [campus()], getData: () => '', types: ['Files'] } })
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Publish' }))
    return view.server.calls.find(({ method }) => method === 'PUT')?.body as { updates: string } | undefined
  }
  return { ...view, editor: within(editor), save }
}

test('media uploads: a failed upload shows the reason in its place and isn’t saved', async () => {
  const { editor, user, server } = await pastePicture(refused)
  expect(await editor.findByRole('alert')).toHaveTextContent(
    `campus.png: The Picture field must be an image.`,
  )
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true))
  const saved = server.calls.find(({ method }) => method === 'PUT')?.body as { updates: string }
  expect(saved.updates).not.toContain('image')
})

test('media uploads: a retry needs no second choice of the file', async () => {
  const { editor, user } = await pastePicture(refused, taken)
  await user.click(await editor.findByRole('button', { name: 'Try again: campus.png' }))
  await waitFor(() => expect(document.querySelector(`img[src="${link}"]`)).not.toBeNull())
  expect(editor.queryByRole('alert')).toBeNull()
})

test('media uploads: an upload blocks saving, prompts before leaving and can be canceled', async () => {
  const { editor, user, save, router } = await pastePicture(new Promise<Answer>(() => {}))
  expect(await editor.findByRole('progressbar', { name: 'Uploading campus.png' })).toBeVisible()
  expect(await save()).toBeUndefined()
  expect(await screen.findByText(/^A picture or file is still uploading/)).toBeVisible()
  void router.navigate('/dashboard/updates')
  const question = within(await screen.findByRole('dialog', { name: 'Leave this page?' }))
  expect(question.getByText(/^An upload isn’t finished/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await user.click(await editor.findByRole('button', { name: 'Cancel upload: campus.png' }))
  expect(editor.queryByRole('progressbar')).toBeNull()
})

test('media uploads: people without access to the library upload a picture in a dialog', async () => {
  const { user, shown } = renderDashboard('/update/1/edit', {
    answering: ({ path }) => (path === '/api/image' ? refused : undefined),
    account: { ...administrator, permissions: ['list updates', 'edit updates'] },
  })
  fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [campus()] } })
  expect(await screen.findByText('campus.png: The Picture field must be an image.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toBe('/update/1/edit')
})
