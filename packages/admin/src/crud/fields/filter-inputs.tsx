import type { Field, ReferenceField, ReferenceManyField } from '@kampana/shared/kinds/index'
import { DateInput, NumberInput, SelectInput, TextInput, type DateInputProps } from 'react-admin'
import type { ReactElement } from 'react'
import type { FilterOptions } from '../kinds/kind.ts'
import { RelatedFilter } from '../related/related-filter.tsx'
import { msg } from '../../language/msg.ts'

const shared = { helperText: false, margin: 'none', size: 'small' } as const

/** The words that a text holds. */
export const containsFilter = ({ label }: Field, { name, alwaysOn }: FilterOptions) => [
  <TextInput key={name} source={`${name}_q`} label={label} alwaysOn={alwaysOn} resettable {...shared} />,
]

/** From one day to another. */
export const dayRangeFilter = (
  { label }: Field,
  { name, alwaysOn, t }: FilterOptions,
  ends: { gte?: Partial<DateInputProps>; lte?: Partial<DateInputProps> } = {},
): ReactElement[] =>
  [['gte', earliest] as const, ['lte', latest] as const].map(([edge, word]) => (
    <DateInput
      key={`${name}_${edge}`}
      source={`${name}_${edge}`}
      label={`${t(label)}, ${t(word)}`}
      {...ends[edge]}
      alwaysOn={alwaysOn}
      {...shared}
    />
  ))
const [earliest, latest] = [msg('earliest'), msg('latest')]

/** From one number to another; `unit` is how many of the stored ones make one that people type. */
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
      {...shared}
    />
  ))
const [atLeast, atMost] = [msg('at least'), msg('at most')]

export const selectFilter = (
  label: string,
  source: string,
  choices: readonly { value: string | number; label: string }[],
  alwaysOn: boolean,
  unused?: string,
): ReactElement[] => [
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[...choices]}
    optionValue="value"
    optionText="label"
    alwaysOn={alwaysOn}
    {...(unused !== undefined && labelUnused(unused))}
    {...shared}
  />,
]

/** What an unused filter leaves in the list, where that isn't everything. */
const labelUnused = (unused: string) => ({
  emptyText: unused,
  slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
})

/** Of a value that every record has there is nothing to choose. */
export const presenceFilter = ({ label, required }: Field, { name, alwaysOn }: FilterOptions) =>
  required
    ? []
    : selectFilter(
        label,
        `${name}_empty`,
        [
          { value: 0, label: msg('With') },
          { value: 1, label: msg('Without') },
        ],
        alwaysOn,
      )

export const relatedFilter = (
  { label, resource }: ReferenceField | ReferenceManyField,
  { name, alwaysOn }: FilterOptions,
) => [<RelatedFilter key={name} source={name} label={label} reference={resource} alwaysOn={alwaysOn} />]
