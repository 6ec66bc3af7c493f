import { lazyComponent } from '../chunks/lazy-component.tsx'
import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import type { ConflictError } from '../data-provider/errors.ts'
import type { Saving } from '../crud/form/use-saving.ts'
import { threeWayMerge } from './merge.ts'
import type { Draft } from './draft.ts'
import type { Values } from './changed-values.ts'
import type { useDraft } from './use-draft.ts'

const ConflictDialog = lazyComponent(() => import('./conflict-dialog.tsx'), 'ConflictDialog', {
  overlay: true,
})

interface Props {
  resource: Resource
  conflict: ConflictError
  saving: Saving
  draft: Draft
  form: ReturnType<typeof useDraft>
  typed: Values
  onDiscard: () => void
}

/** Resolves an edit conflict: the form takes the other person's version with the changes that are to be kept on top. */
export const Conflict = ({ resource, conflict, saving, draft, form, typed, onDiscard }: Props) => {
  const before = draft.record ?? {}
  const merging = threeWayMerge(resource, before, typed, conflict.record)
  const keep = (mine: Values) => {
    saving.clearFailure()
    form.setDraft({ record: conflict.record, typed: mine, send: true })
  }
  return (
    <Suspense>
      <ConflictDialog
        {...{ resource, conflict, merging, before, typed }}
        onKeep={keep}
        onDiscard={onDiscard}
        onGoOn={saving.clearFailure}
      />
    </Suspense>
  )
}
