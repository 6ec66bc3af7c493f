import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import type { ReactElement } from 'react'
import { SearchInput, type TranslateFunction } from 'react-admin'
import type { ResourceOverrides } from '../overrides.tsx'
import { hasAuthors } from '../finding/author-column.ts'
import { AuthorFilter } from '../finding/authors.tsx'
import { kindView } from '../kinds/index.ts'
import { msg } from '../../language/msg.ts'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { selectFilter } from '../fields/filter-inputs.tsx'

const BranchFilter = lazyComponent(() => import('../tree/branch-filter.tsx'), 'BranchFilter')

/**
 * Filters of a list: a full-text search, and one filter per field by its kind. Filters of select fields, or those that the
 * overrides name, are always visible; people add the others.
 */
export const createFilters = (
  resource: Resource,
  { alwaysOnFilters, excludedByDefault }: ResourceOverrides,
  t: TranslateFunction,
): ReactElement[] => {
  const { fields, search } = resource
  const isAlwaysOn = (name: string, field: Field) =>
    alwaysOnFilters?.includes(name) ?? kindView(field).filterAlwaysOn
  return [
    ...(search.length > 0
      ? [
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            helperText={false}
            sx={{ width: { md: 240 } }}
            inputProps={{ 'aria-label': t('Search') }}
          />,
        ]
      : []),
    ...Object.entries(fields)
      .filter(([name, field]) => field.inList && !(search.includes(name) && !alwaysOnFilters?.includes(name)))
      .flatMap(
        ([name, field]) =>
          kindView(field).filter?.(field, {
            name,
            alwaysOn: isAlwaysOn(name, field),
            excluded: excludedByDefault?.[name],
            t,
          }) ?? [],
      ),
    ...(resource.tree
      ? [<BranchFilter key="beneath" source="beneath" label={t('Section')} of={resource} alwaysOn />]
      : []),
    ...(resource.drafts ? selectFilter(msg('Draft state'), 'change', openReleases, false) : []),
    ...authorFilters
      .filter(({ source }) => hasAuthors(resource) && !fields[source])
      .map(({ source, label }) => (
        <AuthorFilter key={source} source={source} label={label} resource={resource} />
      )),
  ]
}

/** Statuses of open releases. */
const openReleases = [
  { value: 'draft', label: msg('Draft') },
  { value: 'asked', label: msg('In review') },
  { value: 'scheduled', label: msg('Scheduled') },
  { value: 'sent back', label: msg('Rejected') },
]

const authorFilters = [
  { source: 'created_by', label: msg('Author') },
  { source: 'updated_by', label: msg('Last edited by') },
]
