import type { Resource } from '@kampana/engine-declare/resource'
import { useEffect, useEffectEvent, useState } from 'react'
import { readRecordVersion } from '../data-provider/record-version.ts'
import { toRequestBody } from '../data-provider/input-values.ts'
import type { Settled } from './forms.ts'
import { mutableRef, type MutableRef } from './mutable-ref.ts'
import { draftStorage, type DraftKey } from './draft-storage.ts'
import { draftKey, type Draft } from './draft.ts'
import { thisTab } from './tabs.ts'
import type { Values } from './changed-values.ts'

/** In milliseconds. Hiding the page saves the draft at once. */
const debounce = 400

interface AutosaveOptions {
  resource: Resource
  draft: Draft
  /** Initial values of the form. */
  before: Values
  typed: Values
  /** The form's own key in the draft storage. */
  form: string
  /** Set after the form is saved or given up. Its draft is then removed. */
  settled: MutableRef<Settled>
}

/** Autosaves a form's changes as a draft in the browser until the form is saved or given up. */
export const useAutosave = ({ resource, draft, before, typed, form, settled }: AutosaveOptions) => {
  // The draft belongs to the person who opened the form, even if another person signs in later.
  const [key] = useState<DraftKey>(() => draftKey(resource, draft.record))
  const [last] = useState(() => mutableRef({ text: JSON.stringify(typed), at: draft.restored ?? Date.now() }))
  const text = JSON.stringify(typed)

  const write = useEffectEvent(() => {
    if (settled.get() === 'for good' || text === '{}') return draftStorage.remove(key, form)
    const was = toRequestBody(resource, before, draft.record ? 'edit' : 'create')
    const base = Object.fromEntries(Object.keys(typed).map((input) => [input, was[input] ?? null]))
    const version = draft.record && readRecordVersion(draft.record)
    draftStorage.save(key, form, { at: last.get().at, tab: thisTab, version, base, typed })
  })

  useEffect(() => {
    if (last.get().text !== text) last.set({ text, at: Date.now() })
    const timer = setTimeout(() => write(), debounce)
    return () => clearTimeout(timer)
  }, [text, last])
  useEffect(() => {
    const now = () => write()
    const whenHidden = () => document.visibilityState === 'hidden' && write()
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', whenHidden)
    return () => {
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', whenHidden)
      write()
    }
  }, [])
}
