import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import type { ReactElement } from 'react'
import { SearchInput, type TranslateFunction } from 'react-admin'
import { overrides } from '../../resources/index.ts'
import { filtersByKind } from '../kinds/filters-by-kind.tsx'

/**
 * By what a list is filtered: a search over all, and by each field in the way of its kind. Choices are always
 * there, and what the resource says; the others a person adds.
 */
export const createFilters = (
  { name: resource, fields, search }: Resource,
  t: TranslateFunction,
): ReactElement[] => {
  const { alwaysOnFilters: wanted, excludedByDefault } = overrides[resource] ?? {}
  const always = (name: string, field: Field) => wanted?.includes(name) ?? field.kind === 'select'
  return [
    ...(search.length > 0
      ? [
          <SearchInput
            key="q"
            source="q"
            alwaysOn
            sx={{ width: { md: 240 } }}
            inputProps={{ 'aria-label': t('Search') }}
          />,
        ]
      : []),
    ...Object.entries(fields)
      .filter(([name, field]) => field.inList && !(search.includes(name) && !wanted?.includes(name)))
      .flatMap(
        ([name, field]) =>
          filtersByKind[field.kind]?.(field as never, {
            name,
            alwaysOn: always(name, field),
            aside: excludedByDefault?.[name],
            t,
          }) ?? [],
      ),
  ]
}
