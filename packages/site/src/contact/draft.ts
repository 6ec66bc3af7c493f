const key = 'kampana-message'

/** True if this tab has a draft. */
export const hasDraft = (): boolean => withStorage((storage) => storage.getItem(key) !== null) ?? false

/**
 * Saves the draft in case of an accidental reload. It is in the session storage, which ends with the tab, since other people
 * may use the same computer.
 */
export const saveContactDraft = (values: Readonly<Record<string, string>>): void => {
  const isEmpty = Object.values(values).every((value) => value.trim() === '')
  withStorage((storage) => (isEmpty ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(values))))
}

export const readDraft = (): Readonly<Record<string, unknown>> =>
  withStorage((storage): Record<string, unknown> => JSON.parse(storage.getItem(key) ?? '{}')) ?? {}

export const clearDraft = (): void => {
  withStorage((storage) => storage.removeItem(key))
}

/** Undefined if the browser blocks storage; then there is no draft. */
const withStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
