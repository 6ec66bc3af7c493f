import type { Cell, CellRange, Row } from './cell-range.ts'

/** A grid's rows and which of its cells are chosen. */
export interface GridState {
  rows: readonly Row[]
  columns: readonly string[]
  range: CellRange
  setRange: (range: CellRange) => void
  select: (cell: Cell, extend?: boolean) => void
  /** The text with which the cell in focus is being edited. */
  typed: string | undefined
  setTyped: (text: string | undefined) => void
  /** Why something wasn't done. */
  notice: string | undefined
  setNotice: (notice: string | undefined) => void
}
