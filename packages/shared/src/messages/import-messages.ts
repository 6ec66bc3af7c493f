import { message } from './message.ts'

/** The most rows of a file that are read in at once. */
export const maxImported = 5000

/** What is said of CSV files that are read in. */
export const importMessages = {
  noRows: 'The file has no rows.',
  tooManyRows: (count: number, most: number) =>
    message`The file has ${count.toLocaleString('en-PH')} rows; at most ${most.toLocaleString('en-PH')} can be read in at once. Please divide it.`,
  nothingImported: (wrong: number) => message`Nothing was read in. Rows with mistakes: ${wrong}.`,
  noneCalled: (singular: string, title: string) => message`There is no ${singular} called “${title}”.`,
  severalCalled: (singular: string, title: string) =>
    message`More than one ${singular} is called “${title}”.`,
  takenInRow: (field: string, row: number) => message`The ${field} stands in row ${row} already.`,
  undoneInPart: (deleted: string, kept: number) =>
    message`${deleted} ${kept} that were changed since are kept.`,
  notUndone: 'This can not be undone any more.',
  allChanged: 'All of them were changed since, so none was deleted.',
}
