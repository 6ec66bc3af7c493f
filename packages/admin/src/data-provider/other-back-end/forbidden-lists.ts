import { useSyncExternalStore } from 'react'

const key = 'kampana.forbidden-lists'
const none: ReadonlySet<string> = new Set()
let forbidden: ReadonlySet<string> = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])
const listeners = new Set<() => void>()

/** Remembers that a list is forbidden (403) to the person signed in, which another back end doesn't tell beforehand. */
export const addForbiddenList = (name: string): void => become(new Set([...forbidden, name]))

/** Forgets it once the list was given. */
export const removeForbiddenList = (name: string): void => {
  if (forbidden.has(name)) become(new Set([...forbidden].filter((each) => each !== name)))
}

/** Forgets forbidden lists, for the next person who signs in. */
export const clearForbiddenLists = (): void => become(none)

/** Whether the person signed in was refused a list. */
export const isForbiddenList = (name: string): boolean => forbidden.has(name)

/** The lists that the person signed in was refused in this tab of the browser. */
export const useForbiddenLists = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => forbidden)

const become = (now: ReadonlySet<string>): void => {
  forbidden = now
  if (now.size > 0) sessionStorage.setItem(key, JSON.stringify([...now]))
  else sessionStorage.removeItem(key)
  for (const notify of listeners) notify()
}
const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
