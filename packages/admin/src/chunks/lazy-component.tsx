import { lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { announceChunkLoad } from './chunk-loads.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ChunkErrorAlert } from './chunk-error-alert.tsx'
import { loadChunk, ChunkLoadError } from './load-chunk.ts'

interface Options<P> {
  /** For a dialog or menu: shows the error at the foot of the screen. What opens it stays, to have the focus back. */
  overlay?: boolean
  /** Whether nothing stands in its place until it is here; otherwise the nearest `ChunkBoundary` shows its fallback. */
  inPlace?: boolean
  /** A component that is rendered instead of the error. */
  fallback?: FunctionComponent<P>
}

/**
 * Like React's `lazy`, with an error message in place of a chunk that can't be loaded and a button that retries it; React's
 * own `lazy` caches the failure for good. `name` is the export's name in the module.
 */
export const lazyComponent = <M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
  { overlay = false, inPlace = overlay, fallback: Fallback }: Options<PropsOf<M[N]>> = {},
): FunctionComponent<PropsOf<M[N]>> & Preloadable => {
  /** Once loaded, it is rendered without React's `lazy`, which would show the fallback for a moment. */
  const use = (module: M): ComponentType<object> => {
    const Component = module[name] as ComponentType<object>
    current = { Component }
    return Component
  }
  const create = (): { Component: ComponentType<object> } => ({
    Component: lazy(async () => {
      const Component = use(await loadChunk(load))
      // After React has taken the promise's result.
      setTimeout(announceChunkLoad)
      return { default: Component }
    }),
  })
  let current = create()
  /** Lets the next mount retry. Not before the error is rendered, or React would retry endlessly. */
  const renew = () => {
    current = create()
  }

  const LazyComponent = (props: PropsOf<M[N]>) => {
    const [{ Component }, setComponent] = useState(current)
    const { onClose } = props as { onClose?: () => void }
    const renderChunkError = (error: unknown, reset: () => void) =>
      error instanceof ChunkLoadError && (
        <ChunkErrorAlert
          error={error}
          {...(overlay && { overlay, onClose: onClose ?? reset })}
          onRetry={() => {
            setComponent(current)
            reset()
          }}
        />
      )
    return (
      <ErrorBoundary
        catches={isChunkLoadError}
        onCatch={renew}
        renderError={Fallback ? () => <Fallback {...props} /> : renderChunkError}
      >
        {inPlace ? (
          <ChunkBoundary>
            <Component {...props} />
          </ChunkBoundary>
        ) : (
          <Component {...props} />
        )}
      </ErrorBoundary>
    )
  }
  // A failure is told when the component is opened.
  return Object.assign(LazyComponent, { preload: () => void load().then(use, () => undefined) })
}

/** A component that can be fetched before it is rendered. */
export interface Preloadable {
  preload?: () => void
}

const isChunkLoadError = (error: unknown): boolean => error instanceof ChunkLoadError

type PropsOf<C> = C extends (props: infer P extends object) => ReactNode ? P : object
