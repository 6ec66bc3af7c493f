import type { Resource } from '@kampana/shared/resource'
import { useEffect, useEffectEvent, useState } from 'react'
import { versionIn } from '../data-provider/record-version.ts'
import { writtenFields } from '../data-provider/input-values.ts'
import type { Settled } from './forms.ts'
import { holder, type Holder } from './holder.ts'
import type { Place } from './draft-storage.ts'
import { journal, placeOf, type Filling } from './draft.ts'
import { thisTab } from './tabs.ts'
import type { Values } from './typed.ts'

/** So long after the last key it is written down, in milliseconds; when the page goes, at once. */
const pause = 400

interface Written {
  resource: Resource
  filling: Filling
  /** What the form held to begin with. */
  before: Values
  typed: Values
  /** The form's own key in the journal. */
  form: string
  /** Nothing need be kept any more. */
  settled: Holder<Settled>
}

/** Keeps in the browser what is typed in a form, until it is saved or given up. */
export const useJournal = ({ resource, filling, before, typed, form, settled }: Written) => {
  // Whoever signs in later, it is theirs who opened the form.
  const [place] = useState<Place>(() => placeOf(resource, filling.record))
  const [last] = useState(() => holder({ text: JSON.stringify(typed), at: filling.restored ?? Date.now() }))
  const text = JSON.stringify(typed)

  const write = useEffectEvent(() => {
    if (settled.get() === 'for good' || text === '{}') return journal.drop(place, form)
    const was = writtenFields(resource, before, filling.record ? 'edit' : 'create')
    const base = Object.fromEntries(Object.keys(typed).map((input) => [input, was[input] ?? null]))
    const version = filling.record && versionIn(filling.record)
    journal.keep(place, form, { at: last.get().at, tab: thisTab, version, base, typed })
  })

  useEffect(() => {
    if (last.get().text !== text) last.set({ text, at: Date.now() })
    const timer = setTimeout(() => write(), pause)
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
