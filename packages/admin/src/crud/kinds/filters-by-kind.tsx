import type {
  DayField,
  Field,
  FieldKind,
  ReferenceManyField,
  DatetimeField,
  ReferenceField,
} from '@kampana/shared/kinds/index'
import { zonedTimeToUtc, localDay } from '@kampana/shared/time/time-zone'
import type { ReactElement } from 'react'
import { DateInput, NumberInput, SelectInput, TextInput, type TranslateFunction } from 'react-admin'
import { collegeList } from '../tags/college-lists.ts'
import { RelatedFilter } from '../related/related-filter.tsx'
import { collegeTimeZone } from '../../format/time-zone.ts'
import { msg } from '../../language/msg.ts'

interface How {
  name: string
  alwaysOn: boolean
  /** The value that the list leaves out until this filter is used. */
  aside?: string | undefined
  t: TranslateFunction
}
type Filter<F extends Field> = (field: F, how: How) => ReactElement[]

const shared = { helperText: false, margin: 'none', size: 'small' } as const
/** The two ends of a range, by their operators, in words for days and for numbers. */
const edges = [
  ['gte', msg('earliest'), msg('at least')],
  ['lte', msg('latest'), msg('at most')],
] as const

const words: Filter<Field> = ({ label }, { name, alwaysOn }) => [
  <TextInput key={name} source={`${name}_q`} label={label} alwaysOn={alwaysOn} resettable {...shared} />,
]

const days: Filter<DayField | DatetimeField> = ({ label, kind }, { name, alwaysOn, t }) =>
  edges.map(([edge, word]) => (
    <DateInput
      key={`${name}_${edge}`}
      source={`${name}_${edge}`}
      label={`${t(label)}, ${t(word)}`}
      {...(kind === 'datetime' && (edge === 'gte' ? beginning : end))}
      alwaysOn={alwaysOn}
      {...shared}
    />
  ))

const select = (
  label: string,
  source: string,
  choices: readonly { value: string | number; label: string }[],
  alwaysOn: boolean,
  unused?: string,
) => [
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[...choices]}
    optionValue="value"
    optionText="label"
    alwaysOn={alwaysOn}
    {...(unused !== undefined && said(unused))}
    {...shared}
  />,
]

/** What an unused filter leaves in the list, where that isn't everything. */
const said = (unused: string) => ({
  emptyText: unused,
  slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
})

/** Of a value that every record has there is nothing to choose. */
const presence: Filter<Field> = ({ label, required }, { name, alwaysOn }) =>
  required
    ? []
    : select(
        label,
        `${name}_empty`,
        [
          { value: 0, label: msg('With') },
          { value: 1, label: msg('Without') },
        ],
        alwaysOn,
      )

const related: Filter<ReferenceField | ReferenceManyField> = ({ label, resource }, { name, alwaysOn }) => [
  <RelatedFilter key={name} source={name} label={label} reference={resource} alwaysOn={alwaysOn} />,
]

/** How a list is filtered by a field of each kind: one input or, for a range, two. */
export const filtersByKind: { [K in FieldKind]?: Filter<Extract<Field, { kind: K }>> } = {
  text: words,
  email: words,
  select: ({ label, options }, { name, alwaysOn, aside, t }) => {
    const left = options.find(({ value }) => value === aside)?.label
    return select(label, name, options, alwaysOn, left && t('All but %{what}', { what: t(left) }))
  },
  tags: ({ label, of }, { name, alwaysOn }) =>
    select(
      label,
      name,
      collegeList(of).map((each) => ({ value: each, label: each })),
      alwaysOn,
    ),
  boolean: ({ label, yes, no }, { name, alwaysOn }) =>
    select(
      label,
      name,
      [
        { value: 1, label: yes },
        { value: 0, label: no },
      ],
      alwaysOn,
    ),
  number: ({ label }, { name, alwaysOn, t }) =>
    edges.map(([edge, , word]) => (
      <NumberInput
        key={`${name}_${edge}`}
        source={`${name}_${edge}`}
        label={`${t(label)}, ${t(word)}`}
        alwaysOn={alwaysOn}
        {...shared}
      />
    )),
  day: days,
  datetime: days,
  reference: related,
  referenceMany: related,
  picture: presence,
  file: presence,
}

/** A day at the college, as the moments between which it lies. What is a day already stays one. */
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
const shown = (value: unknown): string =>
  typeof value !== 'string' ? '' : isDay(value) ? value : localDay(value, collegeTimeZone())
const beginning = {
  format: shown,
  parse: (day: string) => zonedTimeToUtc(`${day}T00:00:00`, collegeTimeZone()),
}
const end = {
  format: shown,
  parse: (day: string) => zonedTimeToUtc(`${day}T23:59:59.999`, collegeTimeZone()),
}
