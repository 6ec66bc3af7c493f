import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderDashboard } from '../../testing/render-dashboard.tsx'
import { administrator, type Call } from '../../testing/fake-server.ts'

const picture = () => new File(['x'], 'bell-tower.png', { type: 'image/png' })

beforeAll(() => {
  // Uploads with progress use XMLHttpRequest, which the fake server doesn't intercept. Without XMLHttpRequest they use fetch.
  vi.stubGlobal('XMLHttpRequest', undefined)
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest')
})

const choosePicture = async (answering: (call: Call) => object | undefined) => {
  // People without access to the library upload images.
  const account = { ...administrator, permissions: ['list updates', 'edit updates'] }
  const view = renderDashboard('/update/1/edit', { answering, account })
  fireEvent.change(await screen.findByLabelText('Picture file'), { target: { files: [picture()] } })
  return view
}

test('picture button: a rejected image shows the reason and leaves the form unchanged', async () => {
  const text = 'The image field must be an image.'
  const { shown, user } = await choosePicture(({ path }) =>
    path === '/api/image' ? { status: 422, body: { message: text, errors: { image: [text] } } } : undefined,
  )
  expect(await screen.findByText('The Picture field must be an image.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(shown()).toBe('/update/1/edit')
})
