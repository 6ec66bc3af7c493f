import type { PageValues } from './page-values.ts'

/** The page's values for the chips in its text, of which there are too many to be components. */
export interface ValueStore {
  get: () => PageValues
  set: (values: PageValues) => void
  /** Calls `onChange` after each change, until the function that it gives is called. */
  subscribe: (onChange: () => void) => () => void
}

export const createValueStore = (): ValueStore => {
  let current: PageValues = { college: undefined, data: undefined, dataFile: undefined }
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (values) => {
      current = values
      for (const listener of listeners) listener()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}
