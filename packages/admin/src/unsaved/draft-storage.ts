import type { Values } from './typed.ts'

/** Whose form it is, and of which record. */
export interface Place {
  person: number
  resource: string
  /** The record's id; 'new' for one that isn't made yet. */
  record: string
}
/** What a form held that wasn't saved. */
export interface Kept {
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

/** What was typed and not saved, kept in the browser for the person who typed it, each form by itself. */
export const journalIn = (storage: Storage, now: () => number = Date.now) => {
  /** The newest first. What is too old, or can't be read, goes. */
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
      // The browser has no room: what is oldest goes first. Where there is none at all, typing goes on without.
      const oldest = entries(prefix).findLast((entry) => entry.key !== key)
      if (!oldest) return
      storage.removeItem(oldest.key)
      write(key, text)
    }
  }
  const keep = (place: Place, form: string, kept: Kept): void =>
    write(startOf(place) + form, JSON.stringify(kept))

  return {
    keep,
    drop: (place: Place, form: string): void => storage.removeItem(startOf(place) + form),
    /** Hands to a form what was typed here last, but not what is being typed in one of these other tabs. */
    hand: (place: Place, form: string, tab: string, others: ReadonlySet<string>): Kept | undefined => {
      const found = entries(startOf(place)).find(({ kept }) => !others.has(kept.tab))
      if (!found) return undefined
      storage.removeItem(found.key)
      keep(place, form, { ...found.kept, tab })
      return found.kept
    },
    /** Whether something is being typed here in one of these other tabs. */
    isTyped: (place: Place, others: ReadonlySet<string>): boolean =>
      entries(startOf(place)).some(({ kept }) => others.has(kept.tab)),
    /** Lets go of what nobody has come back to. */
    clean: (): void => void entries(prefix),
  }
}

const startOf = ({ person, resource, record }: Place): string => `${prefix}${person}.${resource}.${record}.`

const readable = (text: string | null): Kept | undefined => {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept> | null
    const isWhole = typeof kept?.at === 'number' && isObject(kept.base) && isObject(kept.typed)
    return isWhole ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
