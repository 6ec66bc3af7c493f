import { useEffect, useEffectEvent, useId, useState } from 'react'
import { storedAccount } from '../../account/stored-account.ts'
import type { DraftKey, StoredDraft } from '../../unsaved/draft-storage.ts'
import { draftStorage, type Draft } from '../../unsaved/draft.ts'
import type { Settled } from '../../unsaved/forms.ts'
import { mutableRef } from '../../unsaved/mutable-ref.ts'
import { otherTabs, thisTab, withTabLock } from '../../unsaved/tabs.ts'
import { isTyped, restoreText, toEdit, type EditedFile, type TypedText } from './edited-file.ts'
import type { Move } from './edited-file.ts'

/** In milliseconds. When the page is hidden the draft is stored at once. */
const debounce = 400

interface Options {
  files: readonly EditedFile[]
  moves: readonly Move[]
  update: (path: string, change: (edited: EditedFile) => EditedFile) => void
  setMoves: (moves: readonly Move[]) => void
}

/**
 * Keeps what is typed in this browser, by person and page, as records' forms do. What was typed earlier is restored once.
 * Returns the state of that for the bar above the editor.
 */
export const useLocalDraft = ({ files, moves, update, setMoves }: Options) => {
  const id = useId()
  const [form] = useState(() => `${thisTab}-${id}`)
  const [key] = useState<DraftKey>(() => ({
    person: storedAccount.read()?.id ?? 0,
    resource: 'website',
    record: files[0]?.file.path ?? '',
  }))
  const [draft, setDraft] = useState<Draft>({ record: undefined, typed: {} })
  const [isReady, setReady] = useState(false)
  const [settled] = useState(() => mutableRef<Settled>(false))

  const apply = useEffectEvent((stored: StoredDraft | undefined, elsewhere: boolean) => {
    const typed = Object.entries(stored?.typed ?? {}).filter(([path, text]) =>
      files.every((one) => one.file.path !== path || one.text !== text),
    )
    for (const [path, text] of typed)
      update(path, (edited) =>
        restoreText(edited, text === null ? null : String(text), readBase(stored, path, edited)),
      )
    const moved = stored?.base[movesKey] as readonly Move[] | undefined
    if (moved) setMoves(moved)
    setDraft({
      record: undefined,
      typed: {},
      elsewhere,
      ...(typed.length > 0 && stored && { restored: stored.at }),
    })
    setReady(true)
  })
  useEffect(() => {
    let isGone = false
    void withTabLock(async () => {
      const others = await otherTabs()
      if (isGone) return
      draftStorage.removeExpired()
      apply(draftStorage.restore(key, form, thisTab, others), draftStorage.isOpenElsewhere(key, others))
    })
    return () => {
      isGone = true
    }
  }, [key, form])

  const typed = files.filter(isTyped)
  const write = () => {
    if (!isReady) return
    if (typed.length === 0 || settled.get() === 'for good') return draftStorage.remove(key, form)
    draftStorage.save(key, form, toStored(typed, moves))
  }
  const text = JSON.stringify(typed.map(toEdit))
  useEffect(() => {
    // Typing again after the page was given up, as when leaving failed, makes it unsaved again.
    if (text !== '[]') settled.set(false)
  }, [text, settled])
  useWrites(text, write)
  /** Forgets that something was restored, so that the bar says it no more. */
  const dismiss = () => setDraft({ record: undefined, typed: {} })
  return { draft, dismiss, settled }
}

const toStored = (typed: readonly EditedFile[], moves: readonly Move[]): StoredDraft => ({
  at: Date.now(),
  tab: thisTab,
  base: {
    ...Object.fromEntries(typed.map((one) => [one.file.path, toTyped(one)])),
    ...(moves.length > 0 && { [movesKey]: moves }),
  },
  typed: Object.fromEntries(typed.map(({ file, text, isDeleted }) => [file.path, isDeleted ? null : text])),
})

/** No file is called so. */
const movesKey = ' moves'

const toTyped = ({ base, liveHash, draftHash }: EditedFile): TypedText => ({ base, liveHash, draftHash })

const readBase = (stored: StoredDraft | undefined, path: string, edited: EditedFile): TypedText => {
  const base = stored?.base[path] as TypedText | undefined
  return base ?? toTyped(edited)
}

/** Writes soon after the last key, and at once where the page is hidden or left. */
const useWrites = (text: string, write: () => void) => {
  const last = useEffectEvent(write)
  const [written] = useState(() => mutableRef(''))
  useEffect(() => {
    if (written.get() === text) return undefined
    const timer = setTimeout(() => {
      written.set(text)
      last()
    }, debounce)
    return () => clearTimeout(timer)
  }, [text, written])
  useEffect(() => {
    const now = () => last()
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
      last()
    }
  }, [])
}
