import { sample, stringMatching } from 'fast-check'
import type {
  CellField,
  CollegeList,
  Columns,
  Field,
  FieldKind,
  Related,
} from '@kampana/engine-declare/kinds/index'

/** Kinds of editable fields, except passwords and changes, which have their own tests. */
export type SampledKind = Exclude<FieldKind, 'password' | 'changes'>

/** Targets of fields: uploads, lists, and two records of each related resource. */
export interface Surroundings {
  pictures: readonly string[]
  files: readonly string[]
  records: Readonly<Record<string, readonly Related[]>>
  lists: Readonly<Record<CollegeList, readonly string[]>>
}

/** A field of a kind, with its values and list features. */
export interface Specimen<K extends SampledKind = SampledKind> {
  field: (label: string, input: string) => Field & { kind: K }
  /** Two values by `turn`, as sent and, if different, as read. */
  value: (
    field: Extract<Field, { kind: K }>,
    turn: 0 | 1,
    around: Surroundings,
  ) => [sent: unknown, read?: unknown]
  /** The first value as displayed. Images and drawings display no text. */
  reads: RegExp
  /** A value that contains the address of an image or file, or null if the kind can't contain one. */
  holds: { upload: 'image' | 'file'; value: (address: string) => unknown } | null
  /** A value that every field of the kind rejects. */
  wrong: unknown
  /** True if lists sort by the field. `ranges` and `words` are for range filters and search. */
  sorts: boolean
  ranges: boolean
  words: boolean
}

/** One of the two values of a field by its kind's specimen, as sent and as read. */
export const valueBy = (
  specimen: { value: unknown },
  field: Field,
  turn: 0 | 1,
  around: Surroundings,
): { sent: unknown; read: unknown } => {
  const value = specimen.value as (...given: unknown[]) => [unknown, unknown?]
  const [sent, read = sent] = value(field, turn, around)
  return { sent, read }
}

/** Pages that every college has. */
export const pages = ['/career', '/updates'] as const

export const exact = { sorts: true, ranges: false, words: false }
export const range = { sorts: true, ranges: true, words: false }
export const word = { sorts: true, ranges: false, words: true }
export const several = { sorts: false, ranges: false, words: false }

/** A word for each of the two values. */
export const wordOf = (turn: 0 | 1): string => (turn === 0 ? 'First' : 'Second')
/** A text that contains the word. */
export const phrase = ({ label, max }: { label: string; max: number }, turn: 0 | 1): [string] => [
  `${wordOf(turn)} ${label}`.slice(0, max),
]
/** A text that matches a pattern. */
export const written = (pattern: string, seed: number): string =>
  sample(stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: 1, seed })[0] ?? ''

/** Two kinds of rows: a complete one, and one with only required cells. */
export const rowsBy = (
  cellOf: (column: CellField) => ReturnType<typeof valueBy>,
  columns: Columns,
  min: number,
): [sent: unknown, read: unknown] => {
  const row = (side: 'sent' | 'read', isWhole: boolean) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        isWhole || column.required ? cellOf(column)[side] : null,
      ]),
    )
  const all = (side: 'sent' | 'read') =>
    Array.from({ length: Math.max(2, min) }, (_, at) => row(side, at === 0))
  return [all('sent'), all('read')]
}
