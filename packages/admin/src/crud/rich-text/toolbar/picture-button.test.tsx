import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderDashboard } from '../../../testing/render-dashboard.tsx'
import type { Call } from '../../../testing/fake-server.ts'

const address = `/media/${'a'.repeat(32)}/960x540.webp`
const picture = () => new File(['x'], 'bell-tower.png', { type: 'image/png' })

beforeAll(() => {
  // Uploads with progress go by XMLHttpRequest, which the fake server isn't behind; without it they go by fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
})

const choosePicture = async (answering: (call: Call) => object | undefined) => {
  const view = renderDashboard('/update/1/edit', { answering })
  fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [picture()] } })
  return view
}

test('a picture is uploaded, described and inserted, and saved with the body', async () => {
  const { user, server } = await choosePicture(({ path }) =>
    path === '/api/image' ? { body: { message: 'Uploaded', link: address } } : undefined,
  )
  const description = await screen.findByRole('textbox', { name: 'Description' })
  expect(description).toHaveValue('bell tower')
  await user.clear(description)
  await user.type(description, 'The bell tower at dawn')
  await user.click(screen.getByRole('button', { name: 'Insert' }))
  await waitFor(() => expect(document.querySelector(`.ProseMirror img[src="${address}"]`)).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true))
  const saved = server.calls.find(({ method }) => method === 'PUT')?.body as { updates: string }
  expect(saved.updates).toContain('"alt":"The bell tower at dawn"')
})

test('a refused picture says why, and the form stays as it was', async () => {
  const text = 'The image field must be an image.'
  const { shown, user } = await choosePicture(({ path }) =>
    path === '/api/image' ? { status: 422, body: { message: text, errors: { image: [text] } } } : undefined,
  )
  expect(await screen.findByText('The Picture field must be an image.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toBe('/update/1/edit')
})
