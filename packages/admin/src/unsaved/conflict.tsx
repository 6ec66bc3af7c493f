import { lazyPart } from '../chunks/lazy-component.tsx'
import type { Resource } from '@kampana/shared/resource'
import { Suspense } from 'react'
import type { Overtaken } from '../data-provider/errors.ts'
import type { Saving } from '../crud/form/use-saving.ts'
import { mergeOf } from './merge.ts'
import type { Filling } from './draft.ts'
import type { Values } from './typed.ts'
import type { useFilling } from './use-draft.ts'

const ConflictDialog = lazyPart(() => import('./conflict-dialog.tsx'), 'ConflictDialog', { over: true })

interface Props {
  resource: Resource
  conflict: Overtaken
  saving: Saving
  filling: Filling
  form: ReturnType<typeof useFilling>
  typed: Values
  onDiscard: () => void
}

/** What follows when somebody else was quicker: the form takes their version, and on top of it what is to be kept. */
export const Conflict = ({ resource, conflict, saving, filling, form, typed, onDiscard }: Props) => {
  const before = filling.record ?? {}
  const merging = mergeOf(resource, before, typed, conflict.record)
  const keep = (mine: Values) => {
    saving.forgetFailure()
    form.refill({ record: conflict.record, typed: mine, send: true })
  }
  return (
    <Suspense>
      <ConflictDialog
        {...{ resource, conflict, merging, before, typed }}
        onKeep={keep}
        onDiscard={onDiscard}
        onGoOn={saving.forgetFailure}
      />
    </Suspense>
  )
}
