import type { Field } from '@kampana/engine-declare/kinds/index'
import type { DayOrder } from '../../csv/day-order.ts'
import type { ComponentType, ReactElement, ReactNode, RefObject } from 'react'
import type { TranslateFunction, Validator } from 'react-admin'

/** Display and inputs of one kind of field. */
export interface KindView<F extends Field> {
  input: (props: ControlProps, field: F, context: InputContext) => ReactNode
  /** Preloads the input's script, if it is in a separate chunk. */
  preload?: () => void
  /**
   * Type name in the error of an incomplete value, which the browser shows but doesn't return. Null if the browser returns
   * every value.
   */
  incomplete: 'date' | 'number' | null
  /** Validators with the server's texts. The server validates again. */
  validators: (field: F, old: unknown) => Validator[]
  /** True if a required field may be empty, such as a relation to many records. */
  mayBeNone: boolean
  /** True if drafts store the value; false for secrets. */
  keepsDraft: boolean
  /** Display of a value for people. */
  display: (value: unknown, options: DisplayOptions<F>) => ReactNode
  /** Label of an empty value; null if it has none. */
  noneLabel: (field: F) => string | null
  /** Declared texts to translate, in addition to the label. */
  labels: (field: F) => readonly string[]
  /** Inputs of the filter: one, or two for a range. Null if lists can't be filtered by the field. */
  filter: ((field: F, options: FilterOptions) => ReactElement[]) | null
  /** True if the filter is visible by default. */
  filterAlwaysOn: boolean
  align: 'left' | 'right'
  /** True if the field takes the full width of a record's details. */
  wide: boolean
  /** Labels of both sort directions; null if lists can't be sorted by the field. */
  orderLabels: readonly [ascending: string, descending: string] | null
  /** Value as plain text, for diffs and the log. */
  text: (value: unknown, field: F) => string
  /** True if that text is one of `labels` and is translated. */
  textIsLabel: boolean
  /** Value as a cell of a CSV export. */
  csv: (value: unknown, field: F) => string
  /**
   * Input value of a non-empty CSV cell, or a promise of it; the text itself by default. Throws a `CellProblem` (screens/import).
   * Calls `warn` for content that the input omits.
   */
  fromCsv?: (text: string, field: F, t: TranslateFunction, warn: (message: string) => void) => unknown
  /** The same for days, whose cells depend on the file's day order. */
  dayFromCsv?: (text: string, order: DayOrder | undefined) => string
  /** Compares two values for which a text diff isn't useful, such as images or rows. Null if their texts are compared. */
  compare: ComponentType<CompareProps<F>> | null
}

/** Props of every input. */
export interface ControlProps {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
  /** Translated help text of the field. */
  helperText?: string
}
export interface InputContext {
  /** Name of the field in records. */
  name: string
  /** True if a past day is allowed although the declaration requires a future one. */
  mayBePast: boolean
  /** Ref of the input element, if `incomplete` isn't null. */
  inputRef: RefObject<HTMLInputElement | null>
  /** True if a long line wraps, since a cell is narrow. */
  wraps?: boolean
}
export interface CompareProps<F extends Field> {
  field: F
  before: unknown
  after: unknown
  /** Translated headings of the two values. */
  headings: readonly [before: string, after: string]
}
export interface DisplayOptions<F extends Field> {
  field: F
  /** True in a list row: short, on one line. */
  brief: boolean
  t: TranslateFunction
  /** Text of any field's value: a log entry shows the fields of another resource. */
  toText: (field: Field | undefined, value: unknown, t: TranslateFunction) => string
  /** Comparison component of a field's kind. */
  findComparison: (field: Field) => ComponentType<CompareProps<Field>> | null
}
export interface FilterOptions {
  name: string
  alwaysOn: boolean
  /** Value that the list excludes until this filter is used. */
  excluded?: string | undefined
  t: TranslateFunction
}
