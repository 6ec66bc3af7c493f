import { useSyncExternalStore } from 'react'

const none: ReadonlySet<string> = new Set()
let forbidden = none
const listeners = new Set<() => void>()

/** Remembers that a list is forbidden (403) to the person signed in, which another back end doesn't tell beforehand. */
export const addForbiddenList = (name: string): void => become(new Set([...forbidden, name]))

/** Forgets forbidden lists, for the next person who signs in. */
export const clearForbiddenLists = (): void => become(none)

/** The lists that the person signed in was refused since the page was opened. */
export const useForbiddenLists = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => forbidden)

const become = (now: ReadonlySet<string>): void => {
  forbidden = now
  for (const tell of listeners) tell()
}
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
