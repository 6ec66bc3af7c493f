import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Answer } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const link = `/media/${'a'.repeat(32)}/960x540.webp`
const taken: Answer = { body: { message: 'Uploaded', link } }
const refusal = 'The image field must be an image.'
const refused: Answer = { status: 422, body: { message: refusal, errors: { image: [refusal] } } }

beforeAll(() => {
  // Uploads with progress use XMLHttpRequest, which the fake server doesn't intercept. Without XMLHttpRequest they use fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
})

/** Renders an update's form and pastes an image. `answers` are the server's replies to uploads, in order. */
const pastePicture = async (...answers: (Answer | Promise<Answer>)[]) => {
  const view = renderDashboard('/update/1/edit', {
    answering: ({ path }) => (path === '/api/image' ? answers.shift() : undefined),
  })
  const editor = await screen.findByRole('textbox', { name: 'Body' })
  const files = [new File(['x'], 'campus.png', { type: 'image/png' })]
  fireEvent.paste(editor, { clipboardData: { files, getData: () => '', types: ['Files'] } })
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Publish' }))
    return view.server.calls.find(({ method }) => method === 'PUT')?.body as { updates: string } | undefined
  }
  return { ...view, editor: within(editor), save }
}
const stands = () => waitFor(() => expect(document.querySelector(`img[src="${link}"]`)).not.toBeNull())

test('media uploads: a rejected image shows the reason in its place and isn’t saved', async () => {
  const { editor, user, server } = await pastePicture(refused)
  expect(await editor.findByRole('alert')).toHaveTextContent(
    `campus.png: The Picture field must be an image.`,
  )
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true))
  const saved = server.calls.find(({ method }) => method === 'PUT')?.body as { updates: string }
  expect(saved.updates).not.toContain('image')
})

test('media uploads: a failed upload can be retried', async () => {
  const { editor, user } = await pastePicture(refused, taken)
  await user.click(await editor.findByRole('button', { name: 'Try again' }))
  await stands()
  expect(editor.queryByRole('alert')).toBeNull()
})

test('media uploads: saving is blocked during an upload, which can be canceled', async () => {
  const { editor, user, save } = await pastePicture(new Promise<Answer>(() => {}))
  expect(await editor.findByRole('progressbar', { name: 'Uploading campus.png' })).toBeVisible()
  expect(await save()).toBeUndefined()
  expect(await screen.findByText(/^A picture or file is still uploading/)).toBeVisible()
  await user.click(editor.getByRole('button', { name: 'Cancel' }))
  expect(editor.queryByRole('progressbar')).toBeNull()
})
