import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { lazyComponent } from './lazy-component.tsx'

/** The server's document, which the page reads to find the reason; undefined if the server doesn't respond. */
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

/** Component whose script fails to load the first time. */
const flaky = () => {
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { Dialog: ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>It is here</button> }
  })
  return load
}

test('lazy component: shows an error while the server is unreachable, and a button that retries', async () => {
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

test('lazy component: loads a page when the browser is online again', async () => {
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

test('lazy component: offers to reload after an upgrade instead of retrying', async () => {
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

test('lazy component: lets an overlay that failed to load be closed and reopened', async () => {
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

test('lazy component: passes other errors to the surrounding boundary', async () => {
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

test('lazy component: renders a preloaded component at once, even after a failed preload', async () => {
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
