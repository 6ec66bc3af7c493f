import type { Resource } from '@kampana/engine-declare/resource'
import { useEffect, useId, useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { UseFormReturn } from 'react-hook-form'
import { mutableRef } from './mutable-ref.ts'
import { restoreDraft, type Draft } from './draft.ts'
import { thisTab } from './tabs.ts'
import type { Values } from './changed-values.ts'

/**
 * Draft that a record's form starts with, once the record is `ready`. Later versions of the record don't replace typed values.
 */
export const useDraft = (resource: Resource, record: RaRecord | undefined, ready: boolean) => {
  const [draft, setDraft] = useState<Draft>()
  const [form] = useState(() => mutableRef<UseFormReturn | undefined>(undefined))
  const [typed] = useState(() => mutableRef<Values>({}))
  const id = useId()
  const [key] = useState(() => `${thisTab}-${++forms}`)
  const requested = useRef(false)

  useEffect(() => {
    if (!ready || requested.current) return
    requested.current = true
    void restoreDraft(resource, record, key).then(setDraft)
  }, [resource, record, ready, key])

  const [lastRecord, setLastRecord] = useState(record)
  if (ready && record !== lastRecord) {
    setLastRecord(record)
    if (draft && Object.keys(typed.get()).length === 0) setDraft({ record, typed: {} })
  }

  const filled = useRef(false)
  // Runs after the form's own effect, which resets it to the record.
  useEffect(() => {
    const methods = form.get()
    if (!draft || !methods) return
    const { reset, setValue } = methods
    if (filled.current) reset()
    filled.current = true
    for (const [input, value] of Object.entries(draft.typed))
      setValue(input, value, { shouldDirty: true, shouldTouch: true })
    if (draft.send) document.querySelector<HTMLFormElement>(`form[id="${id}"]`)?.requestSubmit()
  }, [draft, id, form])

  return { draft, setDraft, form, typed, id, key }
}

/** Counter for the keys of this tab's forms. */
let forms = 0
