/** What the server said about an answer, in words for people. */
export type ServerMessage = string

const serverMessages = new WeakMap<object, ServerMessage>()

/** What was deleted and can be brought back. */
export interface Deletion {
  resource: string
  ids: readonly (number | string)[]
}

const deletions = new WeakMap<object, Deletion>()

/** Remembers with the answer to a deletion that it can be taken back. */
export const attachDeletion = (answer: object, deletion: Deletion): void =>
  void deletions.set(answer, deletion)

/** What a server deleted with this answer and can bring back; undefined for everything else. */
export const readDeletion = (answer: object | undefined): Deletion | undefined =>
  answer === undefined ? undefined : deletions.get(answer)

/** Remembers with an answer what the server said, since react-admin hands on only the data. */
export const attachMessage = <T extends object>(answer: T, message: ServerMessage): T => {
  serverMessages.set(answer, message)
  return answer
}

/** What the server said when it gave this answer; undefined for what no server gave. */
export const readMessage = (answer: object | undefined): ServerMessage | undefined =>
  answer === undefined ? undefined : serverMessages.get(answer)
