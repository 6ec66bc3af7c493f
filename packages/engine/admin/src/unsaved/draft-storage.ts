import type { Values } from './changed-values.ts'

/** Person and record of a form. */
export interface DraftKey {
  person: number
  resource: string
  /** The record's id; 'new' for an unsaved record. */
  record: string
}
/** Draft in the storage. */
export interface StoredDraft {
  /** Time of the last change, in milliseconds. */
  at: number
  /** Browser tab of the last change. */
  tab: string
  /** Version of the record that the form was filled with. */
  version?: string | undefined
  /** Former and typed values of each changed field. */
  base: Values
  typed: Values
}

const prefix = 'kampana.typed.'
const thirtyDays = 30 * 24 * 60 * 60 * 1000

/** Draft with its record. */
export interface PlacedDraft extends Pick<StoredDraft, 'base' | 'typed'> {
  resource: string
  record: string
}

/** Drafts in the browser's storage: unsaved values of forms, by person, resource and record. */
export const createDraftStorage = (storage: Storage, now: () => number = Date.now) => {
  /** Drafts of a key, newest first. Removes expired and unreadable ones. */
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
      // Over quota: removes the oldest drafts until the new one fits. Without any space, the form works without a draft.
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
    /** Moves the newest draft to a form, except drafts that are open in other tabs. */
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
    /** True if one of these other tabs is editing the record. */
    isOpenElsewhere: (draftKey: DraftKey, others: ReadonlySet<string>): boolean =>
      entries(keyPrefix(draftKey)).some(({ draft }) => others.has(draft.tab)),
    /** Removes expired drafts. */
    removeExpired: (): void => void entries(prefix),
    /** Drafts of a person from all tabs, newest first. */
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

/** Drafts of this browser. */
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
