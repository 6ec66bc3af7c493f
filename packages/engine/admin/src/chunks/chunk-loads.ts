const listeners = new Set<() => void>()
let loads = 0

/** Number of loaded chunks. It grows after each chunk is ready to render. */
export const countChunkLoads = (): number => loads

/** Calls `listener` after each loaded chunk. Returns the function that removes it. */
export const onChunkLoad = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const announceChunkLoad = (): void => {
  loads++
  for (const listener of listeners) listener()
}
