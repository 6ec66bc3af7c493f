/** A value that several parts of a form share and that isn't drawn. */
export interface Holder<T> {
  get: () => T
  set: (value: T) => void
}

export const holder = <T>(first: T): Holder<T> => {
  let value = first
  return {
    get: () => value,
    set: (next) => {
      value = next
    },
  }
}
