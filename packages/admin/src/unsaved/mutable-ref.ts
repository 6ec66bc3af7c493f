/** A mutable value that components share without rendering again when it changes, like a ref. */
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
