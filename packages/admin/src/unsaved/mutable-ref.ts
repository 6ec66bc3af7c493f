/** A value that several parts of a form share and that isn't drawn. */
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
