import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, type Answer, type Call } from '../../testing/fake-server.ts'
import { chooseInMenu } from '../../testing/choose-in-menu.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const slide = (id: number, alt: string) => ({
  id,
  alt,
  sort_position: String(id),
  src: `/media/${String(id).repeat(32)}/960x540.webp`,
  created_at: '2026-11-01T02:00:00.000000Z',
})
const carousel = [
  [slide(1, 'The bell tower'), slide(2, 'The library'), slide(3, 'The chapel')],
  [slide(4, 'The harbour')],
]
const serving = (rows: unknown[], more: (call: Call) => Answer | undefined = () => undefined) => ({
  answering: (call: Call) =>
    more(call) ??
    (call.method === 'GET' && call.path === '/api/slides'
      ? { body: { data: rows, meta: { total: 4 } } }
      : undefined),
})
const pictureOf = (name: string, type = 'image/png') => new File(['x'], name, { type })

test('slides: restore the server’s order after a rejected move, with the reason', async () => {
  const { user } = renderDashboard(
    '/slides',
    serving(carousel, ({ method }) =>
      method === 'PUT'
        ? { status: 404, body: { message: 'No query results for model [Slide] 4' } }
        : undefined,
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Move: The harbour' }))
  await user.click(screen.getByRole('menuitem', { name: 'Move to the front' }))
  expect(await screen.findByText('This no longer exists.')).toBeVisible()
  await waitFor(() =>
    expect(screen.getAllByRole('button', { pressed: false }).map((each) => each.ariaLabel)).toEqual([
      'The bell tower',
      'The library',
      'The chapel',
      'The harbour',
    ]),
  )
})

test('slides: have no drag handles if the server has no order or the person may not edit', async () => {
  const unordered = carousel.map((row) => row.map(({ id, alt, src }) => ({ id, alt, src })))
  renderDashboard('/slides', serving(unordered))
  await screen.findByRole('button', { name: 'The harbour' })
  expect(screen.queryByRole('button', { name: 'Move: The harbour' })).toBeNull()
  cleanup()
  renderDashboard('/slides', {
    ...serving(carousel),
    account: { ...administrator, permissions: ['list slides', 'delete slides'] },
  })
  await screen.findByRole('button', { name: 'The harbour' })
  expect(screen.queryByRole('button', { name: 'Move: The harbour' })).toBeNull()
})

test('slides: show if they are visible, and from or until which day', async () => {
  const shown = { words: null, link: null, from: null, until: null, hidden: 0 }
  const slides = [
    { ...slide(1, 'Now'), ...shown },
    { ...slide(2, 'Hidden away'), ...shown, hidden: 1 },
    { ...slide(3, 'Past'), ...shown, until: '2001-02-03' },
    { ...slide(4, 'Coming'), ...shown, from: '2999-01-01', until: '2999-01-31' },
    { ...slide(5, 'Ending'), ...shown, until: '2999-01-31' },
    { ...slide(6, 'With words'), ...shown, words: 'Enrol now', link: '/admission' },
    { ...slide(7, 'A picture of the college'), ...shown },
  ]
  renderDashboard('/slides', serving([slides]))
  await screen.findByRole('button', { name: 'Now' })
  const tiles = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(tiles.filter((text) => slides.some(({ alt }) => text.startsWith(alt)))).toEqual([
    'NowShown',
    'Hidden awayHidden',
    'PastEnded on Feb 3, 2001',
    'ComingFrom Jan 1, 2999 until Jan 31, 2999',
    'EndingShown until Jan 31, 2999',
    'With words“Enrol now” → /admissionShown',
    'A picture of the collegeShownDescription missing',
  ])
})

test('slides: are hidden in bulk, and Undo shows them again', async () => {
  const { user, server } = renderDashboard(
    '/slides',
    serving(
      [[{ ...slide(1, 'The chapel'), words: null, link: null, from: null, until: null, hidden: 0 }]],
      ({ method }) =>
        method === 'PUT' ? { body: { message: 'Done.', changed: [], refused: [] } } : undefined,
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'The chapel' }))
  await chooseInMenu({ user }, 'Hide from visitors: The chapel')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(
      server.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => ({ path, body })),
    ).toEqual([
      { path: '/api/slides/1/hide', body: undefined },
      { path: '/api/slides/actions/unhide', body: expect.objectContaining({ ids: [1] }) },
    ]),
  )
})

test('slides: require a description for a camera’s filename, and reject other files', async () => {
  const { user, server } = renderDashboard(
    '/slide',
    serving(carousel, ({ method }) =>
      method === 'POST' ? { status: 201, body: { data: [slide(9, 'New')] } } : undefined,
    ),
  )
  const sent = () => server.calls.filter(({ method, path }) => method === 'POST' && path === '/api/slides')
  const files = await screen.findByLabelText<HTMLInputElement>('Picture files')
  expect([files.accept, files.multiple]).toEqual(['image/*', true])
  fireEvent.change(files, {
    target: { files: [pictureOf('IMG_20261120_081522.jpg'), pictureOf('Memo.pdf', 'application/pdf')] },
  })
  expect(await screen.findByText(/^Memo.pdf: This file isn’t a picture\./)).toBeVisible()
  const description = screen.getByRole('textbox', { name: /^Description of/ })
  expect(description).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Add slide' }))
  expect(await screen.findByText(/Please describe the picture\.$/)).toBeVisible()
  expect(sent()).toEqual([])
  await user.type(description, 'The choir')
  await user.click(screen.getByRole('button', { name: 'Add slide' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('slides: keep an unsent description after an accidental Escape', async () => {
  const { user, server } = renderDashboard(
    '/slides',
    serving(carousel, ({ method }) =>
      method === 'PUT' ? { body: { message: 'The slide was saved.' } } : undefined,
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Edit: The chapel' }))
  await user.type(await screen.findByRole('textbox', { name: /^Description/ }), ' in rain{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Edit: The chapel' }))
  expect(await screen.findByRole('textbox', { name: /^Description/ })).toHaveValue('The chapel in rain')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The slide was saved.')).toBeVisible()
  expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ alt: 'The chapel in rain' })
})
