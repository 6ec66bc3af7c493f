import { useSyncExternalStore } from 'react'

const key = 'kampana.forbidden-lists'
const none: ReadonlySet<string> = new Set()
let forbidden: ReadonlySet<string> = new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])
const listeners = new Set<() => void>()

/** Remembers that a list is forbidden (403) for the signed-in person, because other back ends don't return permissions. */
export const addForbiddenList = (name: string): void => become(new Set([...forbidden, name]))

/** Removes a list after it has loaded. */
export const removeForbiddenList = (name: string): void => {
  if (forbidden.has(name)) become(new Set([...forbidden].filter((each) => each !== name)))
}

/** Removes all lists, for the next person who signs in. */
export const clearForbiddenLists = (): void => become(none)

/** True if the back end has rejected a list for the signed-in person. */
export const isForbiddenList = (name: string): boolean => forbidden.has(name)

/** Lists that the back end has rejected for the signed-in person in this tab. */
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
