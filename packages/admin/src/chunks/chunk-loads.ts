const listeners = new Set<() => void>()
let loads = 0

/** How many chunks have been loaded; grows once each is ready to be rendered. */
export const countChunkLoads = (): number => loads

/** Calls `listener` after each chunk that was loaded; returns the function that removes it. */
export const onChunkLoad = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const announceChunkLoad = (): void => {
  loads++
  for (const listener of listeners) listener()
}
