import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { countChunkLoads, onChunkLoad } from './chunk-loads.ts'

interface Props {
  fallback?: ReactNode
  children: ReactNode
}

/**
 * `Suspense` that renders its children as soon as their chunks are loaded. React waits until 300 ms after the last fallback
 * appeared anywhere (`FALLBACK_THROTTLE_MS`). The delays add up in a form that loads several chunks in sequence. React doesn't
 * delay an update of the boundary itself.
 */
export const ChunkBoundary = ({ fallback = null, children }: Props) => {
  useSyncExternalStore(onChunkLoad, countChunkLoads)
  return <Suspense fallback={fallback}>{children}</Suspense>
}
