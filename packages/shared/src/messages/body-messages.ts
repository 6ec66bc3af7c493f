import { message } from './message.ts'

/**
 * What is wrong with a body, as the end of 'The Body field can't be used: …'. They stand apart from `messages.ts`, which is
 * part of the dashboard's first load.
 */
export const bodyMessages = {
  tooLong: 'it is too long.',
  notFromEditor: 'it is not a document of the editor.',
  tooDeep: 'it is nested too deeply.',
  characters: "it holds characters that can't be stored.",
  unknownPart: (kind: string) => message`it holds a part of an unknown kind (${kind}).`,
  unknownStyle: (kind: string) => message`it holds a style of an unknown kind (${kind}).`,
  unknownProperty: (name: string) => message`it holds an unknown property (${name}).`,
  styleTwice: (kind: string) => message`it holds the style ${kind} twice in one place.`,
  misplaced: (outer: string, inner: string) => message`${outer} can't hold ${inner}.`,
  extraProperty: (kind: string, name: string) => message`${kind} can't have the property ${name}.`,
  wrongProperty: (kind: string, name: string) => message`${kind} can't have this ${name}.`,
  link: 'a link must lead to a web page, an e-mail address, a telephone number or a page of this site.',
  foreignPicture: 'a picture must be one that was uploaded here.',
  foreignFile: 'a file must be one that was uploaded here.',
  video: 'a video must have the address of one at YouTube, Vimeo or Facebook.',
  wordsTooLong: (most: number) => message`what stands at a picture, file or video can have ${most} letters.`,
  buttonWords: (most: number) => message`a button needs words, ${most} letters at most.`,
  emptyTable: 'a table needs rows, and each row a cell.',
  columns: (most: number, count: number) =>
    message`a table can have ${most} columns, and this one has ${count}. Please leave some out.`,
  rows: (most: number, count: number) =>
    message`a table can have ${most} rows, and this one has ${count}. Please leave some out.`,
  emptyGallery: 'a gallery needs a picture.',
  gallery: (most: number, count: number) =>
    message`a gallery can have ${most} pictures, and this one has ${count}. Please make two of it.`,
  unknownRecords: 'a list of records must be of a kind that visitors may read.',
  recordsColumns: 'a list of records can show only what visitors see of them.',
  recordsFilter: 'a list of records can be filtered only by what visitors see of them.',
  recordLists: (most: number, count: number) =>
    message`it can show ${most} lists of records, and has ${count}. Please leave some out.`,
  emptyFacts: 'each fact needs a term and a description.',
  signs: 'a paragraph has too many signs such as * _ [ or <.',
  pasted: (problem: string) => message`This can not be saved as it was pasted: ${problem}`,
}
