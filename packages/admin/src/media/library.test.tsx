import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer, Call } from '../testing/fake-server.ts'
import { libraryPicture } from '../testing/library-picture.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'

const library = [
  libraryPicture(1, 'The bell tower'),
  libraryPicture(2, 'The choir'),
  libraryPicture(3, 'The harbour'),
]

/** Server that lists the media, with additional replies defined by a test. */
const serving = (more: (call: Call) => Answer | undefined = () => undefined) => ({
  answering: (call: Call): Answer | undefined => {
    const answer = more(call)
    if (answer || call.method !== 'GET' || call.path !== '/api/pictures') return answer
    const { q = '' } = JSON.parse(call.query.filter ?? '{}') as { q?: string }
    const data = library.filter(({ description }) => description.toLowerCase().includes(q.toLowerCase()))
    return { body: { data, meta: { total: data.length } } }
  },
})
const filters = (calls: readonly Call[]) =>
  calls
    .filter(({ method, path }) => method === 'GET' && path === '/api/pictures')
    .map(({ query }) => JSON.parse(query.filter ?? '{}') as object)
const fileOf = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

test('library: searches by description and view, and stores both in the address', async () => {
  const { user, server, shown } = renderDashboard('/pictures', serving())
  await screen.findByRole('link', { name: 'The choir' })
  await user.type(screen.getByRole('searchbox', { name: 'Search by description' }), 'BELL')
  await waitFor(() => expect(screen.queryByRole('link', { name: 'The choir' })).toBeNull())
  expect(screen.getByRole('link', { name: 'The bell tower' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Taken down' }))
  await waitFor(() => expect(filters(server.calls).at(-1)).toEqual({ taken_down_at_empty: 0, q: 'BELL' }))
  expect(decodeURIComponent(shown())).toContain('"taken_down_at_empty":0')
})

test('library: supports arrow keys in the grid, selection with Space, and bulk deletion', async () => {
  const { user, server } = renderDashboard(
    '/pictures',
    serving(({ method }) => (method === 'DELETE' ? { body: { message: 'Gone.' } } : undefined)),
  )
  const first = await screen.findByRole('link', { name: 'The harbour' })
  first.focus()
  await user.keyboard(' {ArrowRight} ')
  expect(screen.getByRole('link', { name: 'The choir' })).toHaveFocus()
  expect(screen.getByText('2 selected')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(true))
})

test('library: adds several images at once, but not with a camera’s filename as description', async () => {
  const { user, server } = renderDashboard(
    '/pictures',
    serving(({ method, path }) =>
      method === 'POST' && path === '/api/pictures'
        ? {
            status: 201,
            body: { message: 'The picture was uploaded to Pictures.', data: [libraryPicture(9, 'New')] },
          }
        : undefined,
    ),
  )
  const sent = () => server.calls.filter(({ method, path }) => method === 'POST' && path === '/api/pictures')
  await user.click(await screen.findByRole('button', { name: 'Add pictures' }))
  fireEvent.change(await screen.findByLabelText('Picture files'), {
    target: { files: [fileOf('bell-tower.jpg'), fileOf('IMG_20261120_081522.jpg')] },
  })
  const [named, unnamed] = screen.getAllByRole('textbox', { name: /^Description of/ })
  expect(named).toHaveValue('bell tower')
  expect(unnamed).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Add 2 pictures' }))
  expect(await screen.findByText(/Please describe the picture\.$/)).toBeVisible()
  expect(sent()).toHaveLength(1)
  await user.type(unnamed!, 'The choir sings')
  await user.click(screen.getByRole('button', { name: 'Add picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toHaveLength(2)
})
