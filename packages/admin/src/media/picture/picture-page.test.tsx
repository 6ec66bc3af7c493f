import type { PictureShape } from '@kampana/shared/calls/picture-calls'
import type { PictureUse } from '@kampana/engine-declare/media/picture-use'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer, Call } from '../../testing/fake-server.ts'
import { chooseInMenu } from '../../testing/choose-in-menu.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'
import { libraryPicture } from '../../testing/library-picture.ts'

const place = (title: string, more: Partial<PictureUse> = {}): PictureUse => ({
  resource: 'updates',
  id: 1,
  title,
  field: 'updates',
  address: '/updates/announcements/x',
  state: null,
  ...more,
})
const places = [
  place('Enrolment opens'),
  place('A draft', { id: 2, state: 'draft', address: null }),
  place('About us', { resource: 'pages', id: 3, field: 'body', address: '/about-us' }),
]
const original = { src: '/api/pictures/7/original', width: 1600, height: 900, turn: 0, crop: null }

/** Reply to a change of image 7. */
const changed = (message: string): Answer => ({
  body: { message, data: libraryPicture(7, 'The choir'), focal_reset: false },
})

/** Page of image 7, which has three uses. */
const openPicture = (
  more: (call: Call) => Answer | undefined = () => undefined,
  picture = libraryPicture(7, 'The choir'),
) =>
  renderDashboard('/picture/7', {
    answering: (call) => {
      const answer = more(call)
      if (answer || call.method !== 'GET') return answer
      if (call.path === '/api/pictures/7') return { body: { data: picture } }
      if (call.path === '/api/pictures/7/uses') return { body: { data: places } }
      return call.path === '/api/pictures/7/shape' ? { body: { data: original } } : undefined
    },
  })
const changes = ({ server }: ReturnType<typeof openPicture>) =>
  server.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, query, body }) => ({ method, path, query, body }))

test('picture page: lists the uses of the image, including hidden ones', async () => {
  openPicture()
  const list = within(await screen.findByRole('region', { name: 'Used in' }))
  expect(await list.findByRole('link', { name: 'Enrolment opens' })).toHaveAttribute(
    'href',
    '/dashboard/update/1',
  )
  expect(list.getByText('Not published')).toBeVisible()
  expect(list.getByRole('link', { name: 'About us' })).toHaveAttribute('href', '/dashboard/page/3')
})

test('picture page: rotates and crops the image with the keyboard, within the rotated image', async () => {
  const view = openPicture(({ method }) =>
    method === 'PUT' ? changed('The picture was changed everywhere it is used.') : undefined,
  )
  await view.user.click(await screen.findByRole('button', { name: 'Rotate and crop' }))
  await view.user.click(await screen.findByRole('button', { name: 'Rotate right' }))
  screen.getByRole('button', { name: 'Bottom right corner' }).focus()
  await view.user.keyboard('{Shift>}{ArrowLeft}{ArrowUp}{ArrowUp}{/Shift}')
  screen.getByRole('button', { name: /^Crop area/ }).focus()
  await view.user.keyboard('{ArrowRight}')
  await view.user.click(screen.getByRole('button', { name: 'Save everywhere' }))
  expect(await screen.findByText('The picture was changed everywhere it is used.')).toBeVisible()
  const [sent] = changes(view)
  const body = sent?.body as PictureShape
  expect(sent?.path).toBe('/api/pictures/7/shape')
  expect(body.turn).toBe(90)
  for (const [name, share] of [
    ['x', 0.01],
    ['y', 0],
    ['width', 0.9],
    ['height', 0.8],
  ] as const)
    expect(body.crop?.[name]).toBeCloseTo(share)
})

test('picture page: keeps a rejected crop and shows the reason', async () => {
  const text = 'The cropped picture would be too small. Choose a larger area.'
  const view = openPicture(({ method }) =>
    method === 'PUT' ? { status: 422, body: { message: text, errors: { crop: [text] } } } : undefined,
  )
  await view.user.click(await screen.findByRole('button', { name: 'Rotate and crop' }))
  await view.user.click(await screen.findByRole('button', { name: '1:1' }))
  await view.user.click(screen.getByRole('button', { name: 'Save everywhere' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: '1:1' })).toHaveAttribute('aria-pressed', 'true')
})

test('picture page: lists the uses before the image is taken down or deleted', async () => {
  const view = openPicture(({ method }) => (method === 'DELETE' ? { body: { message: 'Gone.' } } : undefined))
  await view.user.click(await screen.findByRole('button', { name: 'Take down: The choir' }))
  const question = within(await screen.findByRole('dialog'))
  expect(await question.findByText('Enrolment opens')).toBeVisible()
  await view.user.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await chooseInMenu(view, 'Delete')
  const deletion = within(await screen.findByRole('dialog'))
  expect(await deletion.findByText('Will be removed from:')).toBeVisible()
  await view.user.click(deletion.getByRole('button', { name: 'Confirm' }))
  await waitFor(() =>
    expect(changes(view)).toEqual([
      { method: 'DELETE', path: '/api/pictures/7', query: { anyway: '1' }, body: undefined },
    ]),
  )
})

test('picture page: undoes a takedown from its notification', async () => {
  const view = openPicture(({ method, path }) =>
    method === 'PUT'
      ? { body: { message: path.endsWith('take-down') ? 'It was taken down.' : 'It is back.' } }
      : undefined,
  )
  await view.user.click(await screen.findByRole('button', { name: 'Take down: The choir' }))
  await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take down' }))
  expect(await screen.findByText('It was taken down.')).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It is back.')).toBeVisible()
  expect(changes(view).map(({ path }) => path)).toEqual([
    '/api/pictures/7/take-down',
    '/api/pictures/7/put-back',
  ])
})

test('picture page: shows the restore deadline of a taken-down image, which can’t be cropped or deleted', async () => {
  const down = { status: 'taken-down', taken_down_at: '2026-11-20T02:00:00.000000Z' } as const
  openPicture(undefined, libraryPicture(7, 'The choir', down))
  expect(await screen.findByText(/You can restore this picture until Dec 20, 2026/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Put back: The choir' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Rotate and crop' })).toBeNull()
  expect(screen.queryByText('Delete')).toBeNull()
})

test('picture page: previews a replacement, and the notification reports the effect on the focal point', async () => {
  const text =
    'The picture was replaced everywhere it is used. The new picture has other proportions, so its focal point was reset to the center.'
  const view = openPicture(({ method }) => (method === 'POST' ? changed(text) : undefined))
  await view.user.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(await screen.findByText('These places will show the new picture:')).toBeVisible()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Replace' })).toBeDisabled()
  fireEvent.change(dialog.getByLabelText('Picture files'), {
    target: { files: [new File(['x'], 'choir.jpg', { type: 'image/jpeg' })] },
  })
  await view.user.click(dialog.getByRole('button', { name: 'Replace' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(changes(view).map(({ path }) => path)).toEqual(['/api/pictures/7/replace'])
})
