import type { Field, FieldKind } from '@kampana/shared/field'
import type { Resource } from '@kampana/shared/resource'
import type { ReactElement } from 'react'
import { DateInput, SearchInput, SelectInput, TextInput } from 'react-admin'
import { differing } from '../resources/index.ts'

/**
 * By what a list is filtered: a search over all, and by each field in the way of its kind. Choices are always
 * there, and what the resource says; the others a person adds.
 */
export const filtersOf = ({ name: resource, fields, search }: Resource): ReactElement[] => {
  const wanted = differing[resource]?.filters
  const always = (name: string, field: Field) => wanted?.includes(name) ?? field.kind === 'choice'
  return [
    ...(search.length > 0 ? [<SearchInput key="q" source="q" alwaysOn />] : []),
    ...Object.entries(fields)
      .filter(([name, field]) => field.inList && !(search.includes(name) && !wanted?.includes(name)))
      .flatMap(
        ([name, field]) => filters[field.kind]?.(field, { name, alwaysOn: always(name, field) }) ?? [],
      ),
  ]
}

type Filter = (field: Field, how: { name: string; alwaysOn: boolean }) => ReactElement[]

const shared = { helperText: false, margin: 'none' } as const

const range: Filter = ({ label, kind }, { name, alwaysOn }) =>
  (['gte', 'lte'] as const).map((edge) => (
    <DateInput
      key={`${name}_${edge}`}
      source={`${name}_${edge}`}
      label={`${label}, ${edge === 'gte' ? 'from' : 'to'}`}
      {...(kind === 'moment' && { parse: edge === 'gte' ? startOf : endOf })}
      alwaysOn={alwaysOn}
      {...shared}
    />
  ))

const select = (
  label: string,
  choices: readonly { value: string | number; label: string }[],
  { name, alwaysOn }: { name: string; alwaysOn: boolean },
) => [
  <SelectInput
    key={name}
    source={name}
    label={label}
    choices={[...choices]}
    optionValue="value"
    optionText="label"
    alwaysOn={alwaysOn}
    {...shared}
  />,
]

const filters: Partial<Record<FieldKind, Filter>> = {
  text: ({ label }, { name, alwaysOn }) => [
    <TextInput key={name} source={name} label={label} alwaysOn={alwaysOn} resettable {...shared} />,
  ],
  choice: (field, how) => (field.kind === 'choice' ? select(field.label, field.options, how) : []),
  yesNo: (field, how) =>
    field.kind === 'yesNo'
      ? select(
          field.label,
          [
            { value: 1, label: field.yes },
            { value: 0, label: field.no },
          ],
          how,
        )
      : [],
  day: range,
  moment: range,
}

/** A day where the person is, as the moments between which it lies. */
const startOf = (day: string): string => momentOf(`${day}T00:00:00`)
const endOf = (day: string): string => momentOf(`${day}T23:59:59.999`)
const momentOf = (local: string): string => {
  const date = new Date(local)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
