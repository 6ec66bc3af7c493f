import { sample, stringMatching } from 'fast-check'
import type { CellField, CollegeList, Columns, Field, FieldKind, Related } from '@kampana/shared/kinds/index'

/** The kinds that people write into records: secrets and changes have rules of their own. */
export type SampledKind = Exclude<FieldKind, 'password' | 'changes'>

/** What fields refer to: uploads, lists, and two records of each related resource. */
export interface Surroundings {
  pictures: readonly string[]
  files: readonly string[]
  records: Readonly<Record<string, readonly Related[]>>
  lists: Readonly<Record<CollegeList, readonly string[]>>
}

/** A field of a kind, and what it takes, shows and lists. */
export interface Specimen<K extends SampledKind = SampledKind> {
  field: (label: string, input: string) => Field & { kind: K }
  /** What people send, and how it is read where that differs: two values, by `turn`. */
  value: (
    field: Extract<Field, { kind: K }>,
    turn: 0 | 1,
    around: Surroundings,
  ) => [sent: unknown, read?: unknown]
  /** The first value as people read it; pictures and drawings have no words. */
  reads: RegExp
  /** A value with the address of an upload, a picture's or a file's; null where no value has one. */
  holds: { upload: 'image' | 'file'; value: (address: string) => unknown } | null
  /** What no field of the kind takes. */
  wrong: unknown
  /** Whether lists sort by it, filter it by a range, and search its words. */
  sorts: boolean
  ranges: boolean
  words: boolean
}

/** One of the two values of a field by a specimen of its kind, as people send it and as it is read. */
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
/** A text with it. */
export const phrase = ({ label, max }: { label: string; max: number }, turn: 0 | 1): [string] => [
  `${wordOf(turn)} ${label}`.slice(0, max),
]
/** A text as a pattern wants it. */
export const written = (pattern: string, seed: number): string =>
  sample(stringMatching(new RegExp(`^(?:${pattern})$`)), { numRuns: 1, seed })[0] ?? ''

/** Rows of two forms: a whole row, and one with what is required alone. */
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
