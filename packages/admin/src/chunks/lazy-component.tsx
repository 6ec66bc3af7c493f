import { lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { ChunkErrorAlert } from './chunk-error-alert.tsx'
import { loadChunk, ChunkLoadError } from './load-chunk.ts'

interface Options<P> {
  /** For a dialog or menu: shows the error at the foot of the screen. */
  over?: boolean
  /** A fallback component, shown instead of the error. */
  instead?: FunctionComponent<P>
}

/**
 * Like React's `lazy`, with an error message in place of a chunk that can't be loaded and a button that retries it; React's
 * own `lazy` caches the failure for good. `name` is the export's name in the module.
 */
export const lazyComponent = <M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
  { over = false, instead: Instead }: Options<PropsOf<M[N]>> = {},
): FunctionComponent<PropsOf<M[N]>> => {
  const fetchPart = async () => ({ default: (await loadChunk(load))[name] as ComponentType<object> })
  const create = () => ({ Part: lazy(fetchPart) })
  let newest = create()
  /** Lets the next mount retry. Not before the error is rendered, or React would retry endlessly. */
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
