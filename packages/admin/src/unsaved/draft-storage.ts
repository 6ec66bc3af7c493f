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

/** A draft with the record that it belongs to. */
export interface PlacedDraft extends Pick<StoredDraft, 'base' | 'typed'> {
  resource: string
  record: string
}

/** Drafts in the browser's storage: what was typed in a form and not saved, by person, resource and record. */
export const createDraftStorage = (storage: Storage, now: () => number = Date.now) => {
  /** The drafts of a key, the newest first. Expired and unreadable ones are removed. */
  const entries = (start: string) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(start))
      .flatMap((key) => {
        const draft = parseDraft(storage.getItem(key))
        if (draft && now() - draft.at < thirtyDays) return [{ key, draft }]
        storage.removeItem(key)
        return []
      })
      .sort((one, other) => other.draft.at - one.draft.at)

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
  const save = (draftKey: DraftKey, form: string, draft: StoredDraft): void =>
    write(keyPrefix(draftKey) + form, JSON.stringify(draft))

  return {
    save,
    remove: (draftKey: DraftKey, form: string): void => storage.removeItem(keyPrefix(draftKey) + form),
    /** Moves the newest draft to a form, except drafts that are open in one of these other tabs. */
    restore: (
      draftKey: DraftKey,
      form: string,
      tab: string,
      others: ReadonlySet<string>,
    ): StoredDraft | undefined => {
      const newest = entries(keyPrefix(draftKey)).find(({ draft }) => !others.has(draft.tab))
      if (!newest) return undefined
      storage.removeItem(newest.key)
      save(draftKey, form, { ...newest.draft, tab })
      return newest.draft
    },
    /** Whether something is being typed here in one of these other tabs. */
    isOpenElsewhere: (draftKey: DraftKey, others: ReadonlySet<string>): boolean =>
      entries(keyPrefix(draftKey)).some(({ draft }) => others.has(draft.tab)),
    /** Removes expired drafts. */
    removeExpired: (): void => void entries(prefix),
    /** The drafts of a person, whichever tab they were typed in, the newest first. */
    ofPerson: (person: number): PlacedDraft[] =>
      entries(personPrefix(person)).map(({ key, draft: { base, typed } }) => {
        const [resource = '', record = ''] = key.slice(personPrefix(person).length).split('.')
        return { resource, record, base, typed }
      }),
    /** Removes all drafts of a person. */
    removeOfPerson: (person: number): void => {
      for (const { key } of entries(personPrefix(person))) storage.removeItem(key)
    },
  }
}

/** The drafts of this browser. */
export const draftStorage = createDraftStorage(localStorage)

const personPrefix = (person: number): string => `${prefix}${person}.`

const keyPrefix = ({ person, resource, record }: DraftKey): string =>
  `${personPrefix(person)}${resource}.${record}.`

const parseDraft = (text: string | null): StoredDraft | undefined => {
  try {
    const draft: Partial<StoredDraft> | null = JSON.parse(text ?? '')
    const isValid = typeof draft?.at === 'number' && isObject(draft.base) && isObject(draft.typed)
    return isValid ? (draft as StoredDraft) : undefined
  } catch {
    return undefined
  }
}
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null
