import { message } from './message.ts'

/** Messages about rows. */
export const rowMessages = {
  atLeast: (field: string, min: number) => message`The ${field} field must have at least ${min} rows.`,
  /** Problem of a cell with its position; rows count from 1. */
  at: (row: number, column: string, problem: string) => message`Row ${row}, ${column}: ${problem}`,
}
