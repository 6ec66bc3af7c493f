import { useSyncExternalStore } from 'react'

const none: ReadonlySet<string> = new Set()
let refused = none
const listeners = new Set<() => void>()

/** Notes that the person signed in may not see a list, of which another back end tells only by refusing it. */
export const noteRefusedList = (name: string): void => become(new Set([...refused, name]))

/** Nothing is known of what the next person may see. */
export const forgetRefusedLists = (): void => become(none)

/** The lists that the person signed in was refused since the page was opened. */
export const useRefusedLists = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => refused)

const become = (now: ReadonlySet<string>): void => {
  refused = now
  for (const tell of listeners) tell()
}
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
