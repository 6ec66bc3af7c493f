import { findComparison } from '@kampana/engine-declare/merge/comparison'
import type { MergedField } from '@kampana/engine-declare/merge/merge-values'
import { useTranslate } from 'react-admin'

/** Sentence that names the fields of a merge and the author of their changes; undefined if there are none. */
export const useMergedSentence = (
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
