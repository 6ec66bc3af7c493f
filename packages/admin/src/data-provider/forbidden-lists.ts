import { useSyncExternalStore } from 'react'

const none: ReadonlySet<string> = new Set()
let forbidden = none
const listeners = new Set<() => void>()

/** Notes that the person signed in may not see a list, of which another back end tells only by refusing it. */
export const addForbiddenList = (name: string): void => become(new Set([...forbidden, name]))

/** Nothing is known of what the next person may see. */
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
