import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { useMemo } from 'react'
import { authorColumn } from '../finding/author-column.ts'
import { useOverrides } from '../overrides.tsx'

/** Columns of a list. The title is always first, since keyboard users open the record by its link. */
export const useListColumns = ({
  name: resource,
  fields,
  title,
}: Resource): [name: string, field: Field][] => {
  const { rangeColumn: range } = useOverrides(resource)
  return Object.entries(fields)
    .filter(([name, field]) => field.inList && name !== range?.to)
    .map(([name, field]): [string, Field] => [
      name,
      name === range?.from ? { ...field, label: range.label } : field,
    ])
    .sort(([a], [b]) => Number(b === title) - Number(a === title))
}

/** Default sort order of a list. */
export const useDefaultSort = ({ name, order }: Resource): Resource['order'] =>
  useOverrides(name).order ?? order

/**
 * Columns that a table hides by default: those of the overrides, metadata, and the author unless `showAuthor` is set. Returns
 * a constant array per resource, since a table measures its columns again whenever it changes.
 */
export const useHiddenColumns = (resource: Resource): string[] => {
  const { hiddenColumns = none, showAuthor = false } = useOverrides(resource.name)
  return useMemo(
    () => [...hiddenColumns, ...aboutTheRecord(resource), ...(showAuthor ? [] : [authorColumn])],
    [hiddenColumns, resource, showAuthor],
  )
}
const none: string[] = []

/** Metadata fields: an image's description, and the reviewer, which is a filter. */
const aboutTheRecord = (resource: Resource): string[] =>
  [
    ...Object.values(resource.fields).map((field) => field.kind === 'picture' && field.describedBy),
    ...Object.values(resource.checked ?? {}),
    'checked_at',
  ].filter((name) => typeof name === 'string')
