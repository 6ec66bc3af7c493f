import { message } from './message.ts'

/**
 * Problems of a body, as the end of 'The Body field can't be used: …'. Separate from `messages.ts`, which is part of the
 * dashboard's first load.
 */
export const bodyMessages = {
  tooLong: 'it is too long.',
  notFromEditor: 'it is not a document from the editor.',
  tooDeep: 'it is nested too deeply.',
  characters: 'it contains invalid characters.',
  unknownPart: (kind: string) => message`it contains an unknown element (${kind}).`,
  unknownStyle: (kind: string) => message`it contains an unknown style (${kind}).`,
  unknownProperty: (name: string) => message`it contains an unknown property (${name}).`,
  styleTwice: (kind: string) => message`it applies the style ${kind} twice to the same text.`,
  misplaced: (outer: string, inner: string) => message`${outer} can’t contain ${inner}.`,
  extraProperty: (kind: string, name: string) => message`${kind} can’t have the property ${name}.`,
  wrongProperty: (kind: string, name: string) => message`${kind} can’t have this ${name}.`,
  link: 'a link must point to a web page, an e-mail address, a telephone number or a page of this website.',
  foreignPicture: 'pictures must be uploaded to this website first.',
  foreignFile: 'files must be uploaded to this website first.',
  video: 'a video must be a YouTube, Vimeo or Facebook link.',
  wordsTooLong: (most: number) => message`captions and descriptions can have at most ${most} characters.`,
  buttonWords: (most: number) => message`a button needs a label of at most ${most} characters.`,
  emptyTable: 'a table needs at least one row, and each row needs at least one cell.',
  columns: (most: number, count: number) =>
    message`a table can have at most ${most} columns, and this table has ${count}. Please remove some.`,
  rows: (most: number, count: number) =>
    message`a table can have at most ${most} rows, and this table has ${count}. Please remove some.`,
  emptyGallery: 'a gallery needs at least one picture.',
  gallery: (most: number, count: number) =>
    message`a gallery can have at most ${most} pictures, and this gallery has ${count}. Please split it in two.`,
  unknownRecords: 'a record list can only show resources that visitors may read.',
  recordsColumns: 'a record list can only show public fields.',
  recordsFilter: 'a record list can only be filtered by public fields.',
  recordLists: (most: number, count: number) =>
    message`a text can have at most ${most} record lists, and this text has ${count}. Please remove some.`,
  emptyFacts: 'each fact needs a term and a description.',
  signs: 'a paragraph has too many characters such as *, _, [ or <.',
  pasted: (problem: string) => message`The pasted text can’t be saved: ${problem}`,
}
