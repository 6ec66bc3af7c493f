import { lazy, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react'
import { ChunkBoundary } from './chunk-boundary.tsx'
import { announceChunkLoad } from './chunk-loads.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ChunkErrorAlert } from './chunk-error-alert.tsx'
import { loadChunk, ChunkLoadError } from './load-chunk.ts'

interface Options<P> {
  /**
   * For a dialog or menu: shows the error at the bottom of the screen. The button that opens it stays, so that the focus can
   * return to it.
   */
  overlay?: boolean
  /** True if it renders nothing while it loads; otherwise the nearest `ChunkBoundary` shows its fallback. */
  inPlace?: boolean
  /** Component that is rendered instead of the error. */
  fallback?: FunctionComponent<P>
}

/**
 * `lazy` with an error message and a retry button if the chunk can't be loaded. React's own `lazy` caches the failure
 * permanently. `name` is the export's name in the module.
 */
export const lazyComponent = <M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
  { overlay = false, inPlace = overlay, fallback: Fallback }: Options<PropsOf<M[N]>> = {},
): FunctionComponent<PropsOf<M[N]>> & Preloadable => {
  /** A loaded component is rendered without React's `lazy`, which would briefly show the fallback. */
  const use = (module: M): ComponentType<object> => {
    const Component = module[name] as ComponentType<object>
    current = { Component }
    return Component
  }
  const create = (): { Component: ComponentType<object> } => ({
    Component: lazy(async () => {
      const Component = use(await loadChunk(load))
      // After React has used the promise's result.
      setTimeout(announceChunkLoad)
      return { default: Component }
    }),
  })
  let current = create()
  /** Lets the next mount retry. Called after the error is rendered, or React would retry endlessly. */
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
  // A failure is reported when the component is opened.
  return Object.assign(LazyComponent, { preload: () => void load().then(use, () => undefined) })
}

/** Component that can be loaded before it is rendered. */
export interface Preloadable {
  preload?: () => void
}

const isChunkLoadError = (error: unknown): boolean => error instanceof ChunkLoadError

type PropsOf<C> = C extends (props: infer P extends object) => ReactNode ? P : object
