import { lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { ChunkErrorAlert } from './chunk-error-alert.tsx'
import { loadChunk, ChunkLoadError } from './load-chunk.ts'

interface Options<P> {
  /** What opens over the page (a dialog, a menu) says at the foot of the screen that it can't be had. */
  over?: boolean
  /** What stands for it where it can't be had, instead of saying so. */
  instead?: FunctionComponent<P>
}

/**
 * Like React's `lazy`, but a chunk that can't be fetched is told of in its place, in words that are there already,
 * and fetched again when the person asks for it. React's own remembers the failure for good. `name` is the component's
 * in its module.
 */
export const lazyComponent = <M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
  { over = false, instead: Instead }: Options<PropsOf<M[N]>> = {},
): FunctionComponent<PropsOf<M[N]>> => {
  const fetchPart = async () => ({ default: (await loadChunk(load))[name] as ComponentType<object> })
  const create = () => ({ Part: lazy(fetchPart) })
  let newest = create()
  /** Whoever opens it anew tries again; not before the failure is on the screen, or React would try without end. */
  const renew = () => {
    newest = create()
  }

  return function LazyPart(props: PropsOf<M[N]>) {
    const [{ Part }, setPart] = useState(newest)
    const { onClose } = props as { onClose?: () => void }
    const failure = (missing: unknown, forget: () => void) =>
      missing instanceof ChunkLoadError && (
        <ChunkErrorAlert
          missing={missing}
          {...(over && { over, onClose: onClose ?? forget })}
          onRetry={() => {
            setPart(newest)
            forget()
          }}
        />
      )
    return (
      <ErrorBoundary
        catches={isMissing}
        onCatch={renew}
        renderFailure={Instead ? () => <Instead {...props} /> : failure}
      >
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}

const isMissing = (error: unknown): boolean => error instanceof ChunkLoadError

type PropsOf<C> = C extends (props: infer P extends object) => ReactNode ? P : object
