import type { Values } from './changed-values.ts'

/** Whose form it is, and of which record. */
export interface DraftKey {
  person: number
  resource: string
  /** The record's id; 'new' for one that isn't made yet. */
  record: string
}
/** A draft as it is stored. */
export interface StoredDraft {
  /** When it was last typed on, in milliseconds. */
  at: number
  /** The browser tab in which it was typed. */
  tab: string
  /** The version of the record that the form was filled with. */
  version?: string | undefined
  /** Of each changed field what it was, and what was typed. */
  base: Values
  typed: Values
}

const prefix = 'kampana.typed.'
const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** Drafts in the browser's storage: what was typed in a form and not saved, by person, resource and record. */
export const createDraftStorage = (storage: Storage, now: () => number = Date.now) => {
  /** The drafts of a key, the newest first. Expired and unreadable ones are removed. */
  const entries = (start: string) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const kept = readable(storage.getItem(key))
        if (kept && now() - kept.at < thirtyDays) return [{ key, kept }]
        storage.removeItem(key)
        return []
      })
      .sort((one, other) => other.kept.at - one.kept.at)

  const write = (key: string, text: string): void => {
    try {
      storage.setItem(key, text)
    } catch {
      // Over quota: removes the oldest drafts until it fits. With no room at all, typing goes on without a draft.
      const oldest = entries(prefix).findLast((entry) => entry.key !== key)
      if (!oldest) return
      storage.removeItem(oldest.key)
      write(key, text)
    }
  }
  const keep = (place: DraftKey, form: string, kept: StoredDraft): void =>
    write(startOf(place) + form, JSON.stringify(kept))

  return {
    keep,
    remove: (place: DraftKey, form: string): void => storage.removeItem(startOf(place) + form),
    /** Moves the newest draft to a form, except drafts that are open in one of these other tabs. */
    restore: (
      place: DraftKey,
      form: string,
      tab: string,
      others: ReadonlySet<string>,
    ): StoredDraft | undefined => {
      const found = entries(startOf(place)).find(({ kept }) => !others.has(kept.tab))
      if (!found) return undefined
      storage.removeItem(found.key)
      keep(place, form, { ...found.kept, tab })
      return found.kept
    },
    /** Whether something is being typed here in one of these other tabs. */
    isOpenElsewhere: (place: DraftKey, others: ReadonlySet<string>): boolean =>
      entries(startOf(place)).some(({ kept }) => others.has(kept.tab)),
    /** Removes expired drafts. */
    removeExpired: (): void => void entries(prefix),
  }
}

const startOf = ({ person, resource, record }: DraftKey): string =>
  `${prefix}${person}.${resource}.${record}.`

const readable = (text: string | null): StoredDraft | undefined => {
  try {
    const kept: Partial<StoredDraft> | null = JSON.parse(text ?? '')
    const isWhole = typeof kept?.at === 'number' && isObject(kept.base) && isObject(kept.typed)
    return isWhole ? (kept as StoredDraft) : undefined
  } catch {
    return undefined
  }
}
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
