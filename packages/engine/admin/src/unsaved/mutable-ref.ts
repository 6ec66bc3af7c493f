/** Mutable value that components share. Like a ref, a change doesn't cause a render. */
export interface MutableRef<T> {
  get: () => T
  set: (value: T) => void
}

export const mutableRef = <T>(first: T): MutableRef<T> => {
  let value = first
  return {
    get: () => value,
    set: (next) => {
      value = next
    },
  }
}
