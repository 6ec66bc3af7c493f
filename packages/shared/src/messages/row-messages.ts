import { message } from './message.ts'

/** What is said of rows. */
export const rowMessages = {
  atLeast: (field: string, min: number) => message`The ${field} field must have at least ${min} rows.`,
  /** A fault of a cell, where the cell is; rows count from 1. */
  at: (row: number, column: string, problem: string) => message`Row ${row}, ${column}: ${problem}`,
}
