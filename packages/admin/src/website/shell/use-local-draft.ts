import { useEffect, useEffectEvent, useId, useState } from 'react'
import { storedAccount } from '../../account/stored-account.ts'
import type { DraftKey, StoredDraft } from '../../unsaved/draft-storage.ts'
import { draftStorage, type Draft } from '../../unsaved/draft.ts'
import type { Settled } from '../../unsaved/forms.ts'
import { mutableRef } from '../../unsaved/mutable-ref.ts'
import { otherTabs, thisTab, withTabLock } from '../../unsaved/tabs.ts'
import { isTyped, restoreText, type EditedFile, type TypedText } from './edited-file.ts'

/** In milliseconds. When the page is hidden the draft is stored at once. */
const debounce = 400

type Update = (path: string, change: (edited: EditedFile) => EditedFile) => void

/**
 * Keeps what is typed in this browser, by person and page, as records' forms do. What was typed earlier is restored once.
 * Returns the state of that for the bar above the editor.
 */
export const useLocalDraft = (files: readonly EditedFile[], update: Update) => {
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
    const typed = Object.entries(stored?.typed ?? {}).filter(
      ([path, text]) =>
        typeof text === 'string' && files.some((one) => one.file.path === path && one.text !== text),
    )
    for (const [path, text] of typed)
      update(path, (edited) => restoreText(edited, String(text), readBase(stored, path, edited)))
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
  const write = useEffectEvent(() => {
    if (!isReady) return
    if (typed.length === 0 || settled.get() === 'for good') return draftStorage.remove(key, form)
    draftStorage.save(key, form, {
      at: Date.now(),
      tab: thisTab,
      base: Object.fromEntries(typed.map((one) => [one.file.path, toTyped(one)])),
      typed: Object.fromEntries(typed.map(({ file, text }) => [file.path, text])),
    })
  })
  const text = JSON.stringify(typed.map((one) => [one.file.path, one.text]))
  useEffect(() => {
    // Typing again after the page was given up, as when leaving failed, makes it unsaved again.
    if (text !== '[]') settled.set(false)
    const timer = setTimeout(() => write(), debounce)
    return () => clearTimeout(timer)
  }, [text, settled])
  useEffect(() => {
    const now = () => write()
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', now)
      write()
    }
  }, [])

  /** Forgets that something was restored, so that the bar says it no more. */
  const dismiss = () => setDraft({ record: undefined, typed: {} })
  return { draft, dismiss, settled }
}

const toTyped = ({ base, liveHash, draftHash }: EditedFile): TypedText => ({ base, liveHash, draftHash })

const readBase = (stored: StoredDraft | undefined, path: string, edited: EditedFile): TypedText => {
  const base = stored?.base[path] as TypedText | undefined
  return base ?? toTyped(edited)
}
