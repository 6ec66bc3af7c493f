import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

/** The server, as the page asks why a part is missing: undefined where it doesn't answer. */
let answered: string | undefined
const script = document.createElement('script')
script.type = 'module'
script.setAttribute('src', '/dashboard/assets/index-old.js')

beforeEach(() => {
  document.head.append(script)
  vi.stubGlobal('fetch', async () => {
    if (answered === undefined) throw new TypeError('Failed to fetch')
    return new Response(answered)
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** A part whose script can't be fetched at first, and then can. */
const flaky = () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { Dialog: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>It is here</button> }
  })
  return load
}

test('lazy component: while the server is out of reach a part says so in its place, and is fetched again by a button', async () => {
  answered = undefined
  const load = flaky()
  const Part = lazyComponent(load, 'Dialog')
  render(
    <ChunkBoundary>
      <Part onClose={() => {}} />
    </ChunkBoundary>,
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('The website can’t be reached at the moment.')
  expect(load).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('It is here')
})

test('lazy component: a page comes by itself when the browser is online again', async () => {
  answered = undefined
  const Part = lazyComponent(flaky(), 'Dialog')
  render(
    <ChunkBoundary>
      <Part onClose={() => {}} />
    </ChunkBoundary>,
  )
  await screen.findByRole('alert')
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('It is here')).toBeInTheDocument()
})

test('lazy component: after a release the new version is offered, and trying again would not help', async () => {
  answered = '<script type="module" src="/dashboard/assets/index-new.js"></script>'
  const Part = lazyComponent(flaky(), 'Dialog')
  render(
    <ChunkBoundary>
      <Part onClose={() => {}} />
    </ChunkBoundary>,
  )
  await screen.findByRole('button', { name: 'Load new version' })
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('lazy component: what opens over a page can be closed while it is missing, and opened again', async () => {
  answered = '<script type="module" src="/dashboard/assets/index-old.js"></script>'
  const Part = lazyComponent(flaky(), 'Dialog', { overlay: true })
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <ChunkBoundary>{open && <Part onClose={() => setOpen(false)} />}</ChunkBoundary>
      </>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the dashboard couldn’t be loaded. Check your connection and try again.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByText('It is here')
})

test('a mistake in a part is no missing chunk: it goes on to the boundary around it', async () => {
  const Part = lazyComponent(
    async () => ({
      Broken: () => {
        throw new Error('A mistake')
      },
    }),
    'Broken',
  )
  const { ErrorBoundary } = await import('./error-boundary.tsx')
  render(
    <ErrorBoundary renderError={(error) => <p>{(error as Error).message}</p>}>
      <ChunkBoundary>
        <Part />
      </ChunkBoundary>
    </ErrorBoundary>,
  )
  expect(await screen.findByText('A mistake')).toBeVisible()
})

test('lazy component: a part that was fetched ahead is there at once, also after it could not be', async () => {
  const load = flaky()
  const Part = lazyComponent(load, 'Dialog')
  Part.preload?.()
  await act(async () => {})
  Part.preload?.()
  await act(async () => {})
  render(
    <ChunkBoundary fallback="Waiting">
      <Part onClose={() => {}} />
    </ChunkBoundary>,
  )
  expect(screen.getByText('It is here')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})
