import { mergeValues, type MergedField } from '@kampana/engine-declare/merge/merge-values'
import type { Resource } from '@kampana/engine-declare/resource'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import type { Saving } from '../screens/form/use-saving.ts'
import type { ConflictError } from '../data-provider/errors.ts'
import { toRequestBody } from '../data-provider/input-values.ts'
import { changedValues, type Values } from './changed-values.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { chosenValues, useConflictFields } from './conflict-fields.ts'
import type { Draft } from './draft.ts'
import { findComparison } from '@kampana/engine-declare/merge/comparison'
import type { useDraft } from './use-draft.ts'

interface Props {
  resource: Resource
  conflict: ConflictError
  saving: Saving
  draft: Draft
  form: ReturnType<typeof useDraft>
  typed: Values
  onDiscard: () => void
}

/**
 * Resolves an edit conflict. The form takes the other person's version plus the own changes to keep, and is saved. Changes
 * without a collision are merged automatically, and the notification of the save lists them.
 */
export const Conflict = ({ resource, conflict, saving, draft, form, typed, onDiscard }: Props) => {
  const t = useTranslate()
  const { record, changed } = conflict
  const merge = useMemo(() => {
    const [base, theirs] = [draft.record ?? {}, record].map((values) =>
      toRequestBody(resource, values, 'edit'),
    )
    return mergeValues(resource, base ?? {}, typed, theirs ?? {})
    // The form can't change behind the dialog.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [resource, conflict])
  const fields = useConflictFields(merge.conflicts)
  const merged = useMergedSentence(merge.theirs, changed?.name)
  const save = (chosen: Values, remark?: string) => {
    saving.remark.set(remark)
    saving.clearFailure()
    const values = { ...record, ...merge.values, ...chosen }
    form.setDraft({ record, typed: changedValues(resource, 'edit', record, values), send: true })
  }
  const mergeSilently = useEffectEvent(() => {
    if (merge.conflicts.length === 0) save({}, merged)
  })
  useEffect(() => mergeSilently(), [])
  if (merge.conflicts.length === 0) return null
  return (
    <ConflictDialog
      title={t(conflict.message)}
      by={changed && { name: changed.name, at: changed.created_at }}
      merged={merged}
      fields={fields}
      resolveLabel={t('Save selection')}
      onResolve={(choices) => save(chosenValues(merge.conflicts, choices))}
      onDiscard={onDiscard}
      onGoOn={saving.clearFailure}
    />
  )
}

/** Sentence that names the fields of a merge and the author of their changes; undefined if there are none. */
const useMergedSentence = (
  theirs: readonly MergedField[],
  name: string | null | undefined,
): string | undefined => {
  const t = useTranslate()
  if (theirs.length === 0) return undefined
  const fields = theirs
    .map(({ field, theirs: count }) => {
      const label = t(field.label)
      return findComparison(field).merge === 'blocks'
        ? t('%{label} (paragraphs: %{count})', { label, count })
        : label
    })
    .join(', ')
  return name
    ? t('Includes changes by %{name}: %{fields}.', { name, fields })
    : t('Includes another user’s changes: %{fields}.', { fields })
}
