/** What the server said about an answer, in words for people. */
export type Said = string

const said = new WeakMap<object, Said>()

/** What was deleted and can be brought back. */
export interface Deletion {
  resource: string
  ids: readonly (number | string)[]
}

const deletions = new WeakMap<object, Deletion>()

/** Remembers with the answer to a deletion that it can be taken back. */
export const rememberDeletion = (answer: object, deletion: Deletion): void =>
  void deletions.set(answer, deletion)

/** What a server deleted with this answer and can bring back; undefined for everything else. */
export const deletionWith = (answer: object | undefined): Deletion | undefined =>
  answer === undefined ? undefined : deletions.get(answer)

/** Remembers with an answer what the server said, since react-admin hands on only the data. */
export const remember = <T extends object>(answer: T, message: Said): T => {
  said.set(answer, message)
  return answer
}

/** What the server said when it gave this answer; undefined for what no server gave. */
export const saidWith = (answer: object | undefined): Said | undefined =>
  answer === undefined ? undefined : said.get(answer)
