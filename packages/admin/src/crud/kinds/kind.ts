import type { Field } from '@kampana/shared/kinds/index'
import type { DayOrder } from '../../csv/day-order.ts'
import type { ComponentType, ReactElement, ReactNode, RefObject } from 'react'
import type { TranslateFunction, Validator } from 'react-admin'

/** How the dashboard shows and edits one kind of field. */
export interface KindView<F extends Field> {
  /** The input. */
  input: (props: ControlProps, field: F, context: InputContext) => ReactNode
  /** Fetches the input's script, where it is in a chunk of its own. */
  preload?: () => void
  /** What an incomplete value isn't yet, where the browser shows it but doesn't return it; null where it returns everything. */
  incomplete: 'date' | 'number' | null
  /** The validators, with the server's texts; the server validates again. */
  validators: (field: F, old: unknown) => Validator[]
  /** Whether a required field may be empty, as a relation to many may: none is a value, too. */
  mayBeNone: boolean
  /** Whether drafts store the value; not for secrets. */
  keepsDraft: boolean
  /** A value as people read it. */
  display: (value: unknown, options: DisplayOptions<F>) => ReactNode
  /** The label for no value; null where it has none. */
  noneLabel: (field: F) => string | null
  /** The declaration's texts to translate, besides the label. */
  labels: (field: F) => readonly string[]
  /** The filter's inputs: one or, for a range, two; null where lists have no such filter. */
  filter: ((field: F, options: FilterOptions) => ReactElement[]) | null
  /** Whether the filter is on before a person adds it. */
  filterAlwaysOn: boolean
  align: 'left' | 'right'
  /** Whether it takes the whole width of a record's details. */
  wide: boolean
  /** The labels of both sort directions; null where lists aren't sorted by it. */
  orderLabels: readonly [ascending: string, descending: string] | null
  /** A value as plain text, for diffs and the log. */
  text: (value: unknown, field: F) => string
  /** Whether that text is one of `labels`, to be translated. */
  textIsLabel: boolean
  /** A value as a cell of a CSV export. */
  csv: (value: unknown, field: F) => string
  /**
   * Input of a CSV cell that isn't empty, or a promise of it; the text itself by default. Throws a `CellProblem` (crud/import), and
   * calls `warn` for content that the input leaves out.
   */
  fromCsv?: (text: string, field: F, t: TranslateFunction, warn: (message: string) => void) => unknown
  /** The same for days, whose cells depend on the order that a file has. */
  dayFromCsv?: (text: string, order: DayOrder | undefined) => string
  /** Shows two values where their texts would say little, as pictures or row by row; null where the texts are compared. */
  compare: ComponentType<CompareProps<F>> | null
}

/** The props of every input. */
export interface ControlProps {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
  /** The field's help, translated. */
  helperText?: string
}
export interface InputContext {
  /** The field's name in records. */
  name: string
  /** Whether a past day may be entered, though the declaration allows none. */
  mayBePast: boolean
  /** For the input element, where `incomplete` isn't null. */
  inputRef: RefObject<HTMLInputElement | null>
  /** Whether a line that is longer than its input wraps, since a cell is narrow. */
  wraps?: boolean
}
export interface CompareProps<F extends Field> {
  field: F
  before: unknown
  after: unknown
  /** What the two are called, translated. */
  headings: readonly [before: string, after: string]
}
export interface DisplayOptions<F extends Field> {
  field: F
  /** In the row of a list: short, on one line. */
  brief: boolean
  t: TranslateFunction
  /** Any field's value as text: a log entry shows the fields of another resource. */
  toText: (field: Field | undefined, value: unknown, t: TranslateFunction) => string
  /** How any field's kind compares two values. */
  findComparison: (field: Field) => ComponentType<CompareProps<Field>> | null
}
export interface FilterOptions {
  name: string
  alwaysOn: boolean
  /** The value that the list excludes until this filter is used. */
  excluded?: string | undefined
  t: TranslateFunction
}
