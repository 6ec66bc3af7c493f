const key = 'kampana-message'

/** Whether this tab has a draft. */
export const hasDraft = (): boolean => withStorage((storage) => storage.getItem(key) !== null) ?? false

/**
 * Keeps what is being written, for an accidental reload. It stays in this tab and ends with it: other people use the same
 * computer.
 */
export const saveDraft = (values: Readonly<Record<string, string>>): void => {
  const isEmpty = Object.values(values).every((value) => value.trim() === '')
  withStorage((storage) => (isEmpty ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(values))))
}

export const readDraft = (): Readonly<Record<string, unknown>> =>
  withStorage((storage): Record<string, unknown> => JSON.parse(storage.getItem(key) ?? '{}')) ?? {}

export const clearDraft = (): void => {
  withStorage((storage) => storage.removeItem(key))
}

/** Some browsers refuse storage altogether; then a message is simply not kept. */
const withStorage = <T>(work: (storage: Storage) => T): T | undefined => {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}
