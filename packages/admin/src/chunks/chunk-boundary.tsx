import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { countChunkLoads, onChunkLoad } from './chunk-loads.ts'

interface Props {
  fallback?: ReactNode
  children: ReactNode
}

/**
 * `Suspense` that renders its children as soon as their chunks are loaded. React alone holds back what was suspended until
 * 300 ms after the last fallback appeared anywhere (`FALLBACK_THROTTLE_MS`), which adds up in a form whose parts load one
 * after another. An update of the boundary itself isn't held back.
 */
export const ChunkBoundary = ({ fallback = null, children }: Props) => {
  useSyncExternalStore(onChunkLoad, countChunkLoads)
  return <Suspense fallback={fallback}>{children}</Suspense>
}
