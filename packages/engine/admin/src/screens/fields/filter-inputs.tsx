import type { Field, ReferenceField, ReferenceManyField } from '@kampana/engine-declare/kinds/index'
import { DateInput, NumberInput, SelectInput, TextInput, type DateInputProps } from 'react-admin'
import type { ReactElement } from 'react'
import type { FilterOptions } from '../kinds/kind.ts'
import { RelatedFilter } from '../related/related-filter.tsx'
import { msg } from '../../language/msg.ts'

const filterProps = { helperText: false, margin: 'none', size: 'small' } as const

/** Full-text search in one field. */
export const containsFilter = ({ label }: Field, { name, alwaysOn }: FilterOptions) => [
  <TextInput key={name} source={`${name}_q`} label={label} alwaysOn={alwaysOn} resettable {...filterProps} />,
]

/** Filter with a first and a last day. */
export const dayRangeFilter = (
  { label }: Field,
  { name, alwaysOn, t }: FilterOptions,
  bounds: { gte?: Partial<DateInputProps>; lte?: Partial<DateInputProps> } = {},
): ReactElement[] =>
  [['gte', earliest] as const, ['lte', latest] as const].map(([edge, word]) => (
    <DateInput
      key={`${name}_${edge}`}
      source={`${name}_${edge}`}
      label={`${t(label)}, ${t(word)}`}
      {...bounds[edge]}
      alwaysOn={alwaysOn}
      {...filterProps}
    />
  ))
const [earliest, latest] = [msg('earliest'), msg('latest')]

/** Filter with a minimum and a maximum number. `unit` is the number of stored units per typed unit. */
export const numberRangeFilter = (
  { label }: Field,
  { name, alwaysOn, t }: FilterOptions,
  unit = 1,
): ReactElement[] =>
  [['gte', atLeast] as const, ['lte', atMost] as const].map(([edge, word]) => (
    <NumberInput
      key={`${name}_${edge}`}
      source={`${name}_${edge}`}
      label={`${t(label)}, ${t(word)}`}
      {...(unit !== 1 && {
        format: (stored: unknown) => (typeof stored === 'number' ? stored / unit : ''),
        parse: (typed: string) => (typed === '' ? null : Math.round(Number(typed) * unit)),
      })}
      alwaysOn={alwaysOn}
      {...filterProps}
    />
  ))
const [atLeast, atMost] = [msg('at least'), msg('at most')]

export const selectFilter = (
  label: string,
  source: string,
  choices: readonly { value: string | number; label: string }[],
  alwaysOn: boolean,
  emptyText?: string,
): ReactElement[] => [
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[...choices]}
    optionValue="value"
    optionText="label"
    alwaysOn={alwaysOn}
    // Wide enough for its label.
    sx={{ minWidth: `${label.length + 4}ch` }}
    {...(emptyText !== undefined && showEmptyText(emptyText))}
    {...filterProps}
  />,
]

/** Label of the filter without a value, for lists that exclude records by default. */
const showEmptyText = (emptyText: string) => ({
  emptyText,
  slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
})

/** Filter for records with or without a value. Required fields have no such filter. */
export const presenceFilter = ({ label, required }: Field, { name, alwaysOn }: FilterOptions) =>
  required
    ? []
    : selectFilter(
        label,
        `${name}_empty`,
        [
          { value: 0, label: msg('Not empty') },
          { value: 1, label: msg('Empty') },
        ],
        alwaysOn,
      )

export const relatedFilter = (
  { label, resource }: ReferenceField | ReferenceManyField,
  { name, alwaysOn }: FilterOptions,
) => [<RelatedFilter key={name} source={name} label={label} reference={resource} alwaysOn={alwaysOn} />]
