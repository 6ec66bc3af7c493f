import type { Field } from '@kampana/shared/kinds/index'
import type { ReactElement, ReactNode, RefObject } from 'react'
import type { TranslateFunction, Validator } from 'react-admin'

/** Everything that the dashboard must know of one kind of field. */
export interface KindView<F extends Field> {
  /** The control with which people enter a value. */
  input: (props: ControlProps, field: F, context: InputContext) => ReactNode
  /** What a half typed value fails to be, where a browser shows it but doesn't give it; null where it gives everything. */
  incomplete: 'date' | 'number' | null
  /** What is checked before anything is sent, in the server's words; the server checks again. */
  validators: (field: F, old: unknown) => Validator[]
  /** Whether a required field may have none: of a relation to many that is a value, too. */
  mayBeNone: boolean
  /** Whether what is typed is kept beside the form, for when the page is lost. */
  keepsDraft: boolean
  /** What people read of a value. */
  display: (value: unknown, options: DisplayOptions<F>) => ReactNode
  /** What no value means; null where it means nothing. */
  noneLabel: (field: F) => string | null
  /** The texts of the declaration, besides the label, that people read in their language. */
  labels: (field: F) => readonly string[]
  /** How a list is filtered by it: one input or, for a range, two; null where it isn't. */
  filter: ((field: F, options: FilterOptions) => ReactElement[]) | null
  /** Whether the filter is there before a person adds it. */
  filterAlwaysOn: boolean
  align: 'left' | 'right'
  /** Whether it takes the whole width among a record's details. */
  wide: boolean
  /** What both directions of a sorted list are called; null where a list isn't sorted by it. */
  orderLabels: readonly [ascending: string, descending: string] | null
  /** A value as plain text, for comparing and for the log. */
  text: (value: unknown, field: F) => string
  /** Whether that text is one of a few fixed ones, which are translated. */
  textIsLabel: boolean
  /** A value as a cell of a sheet, as spreadsheets read it. */
  csv: (value: unknown, field: F) => string
  /** What is the same for two values that mean the same; null for none. */
  comparable: (value: unknown) => string | null
}

/** What every control is given. */
export interface ControlProps {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
}
export interface InputContext {
  /** The name under which the field is read. */
  name: string
  /** Whether a day before the declared one may be entered. */
  mayBePast: boolean
  /** For the element in which people type, where a browser may show what it doesn't give. */
  typedIn: RefObject<HTMLInputElement | null>
}
export interface DisplayOptions<F extends Field> {
  field: F
  /** In the row of a list: short, on one line. */
  brief: boolean
  t: TranslateFunction
  /** Any field's value as text: a log entry shows the fields of another resource. */
  toText: (field: Field | undefined, value: unknown, t: TranslateFunction) => string
}
export interface FilterOptions {
  name: string
  alwaysOn: boolean
  /** The value that the list leaves out until this filter is used. */
  aside?: string | undefined
  t: TranslateFunction
}
