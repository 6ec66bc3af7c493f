import { message } from './message.ts'

/** What is said of rows. */
export const rowMessages = {
  /** A fault of a cell, where the cell is; rows count from 1. */
  at: (row: number, column: string, problem: string) => message`Row ${row}, ${column}: ${problem}`,
}
