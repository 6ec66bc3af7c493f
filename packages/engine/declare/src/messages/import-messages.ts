import { message } from './message.ts'

/** Maximum number of rows in an import. */
export const maxImported = 5000

/** Messages about CSV imports. */
export const importMessages = {
  noRows: 'The file has no rows.',
  tooManyRows: (count: number, most: number) =>
    message`The file has ${count.toLocaleString('en-PH')} rows, and one import can have at most ${most.toLocaleString('en-PH')}. Please split the file.`,
  nothingImported: (wrong: number) => message`The file was not imported. Rows with errors: ${wrong}.`,
  noneCalled: (singular: string, title: string) => message`There is no ${singular} named “${title}”.`,
  severalCalled: (singular: string, title: string) => message`More than one ${singular} is named “${title}”.`,
  takenInRow: (field: string, row: number) => message`The ${field} is already in row ${row}.`,
  undoneInPart: (deleted: string, skipped: number) =>
    message`${deleted} Not deleted because they have changed since: ${skipped}.`,
  notUndone: 'This can no longer be undone.',
  allChanged: 'All of the records have changed since, so none was deleted.',
}
