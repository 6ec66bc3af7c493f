/** What the server said about an answer, in words for people. */
export type ServerMessage = string

const serverMessages = new WeakMap<object, ServerMessage>()

/** What was deleted and can be brought back. */
export interface Deletion {
  resource: string
  ids: readonly (number | string)[]
}

const deletions = new WeakMap<object, Deletion>()

/** Attaches to the reply of a deletion that it can be restored. */
export const attachDeletion = (answer: object, deletion: Deletion): void =>
  void deletions.set(answer, deletion)

/** The restorable deletion that is attached to a reply; undefined for none. */
export const readDeletion = (answer: object | undefined): Deletion | undefined =>
  answer === undefined ? undefined : deletions.get(answer)

/** Attaches the server's message to a record, since react-admin passes on only the data. */
export const attachMessage = <T extends object>(answer: T, message: ServerMessage): T => {
  serverMessages.set(answer, message)
  return answer
}

/** The server's message that is attached to a record; undefined for none. */
export const readMessage = (answer: object | undefined): ServerMessage | undefined =>
  answer === undefined ? undefined : serverMessages.get(answer)

const incomplete = new WeakSet<object>()

/** Marks the reply of a call for several records some of which the server refused. */
export const markIncomplete = (answer: object): void => void incomplete.add(answer)

/** Whether the server refused some of several records. */
export const isIncomplete = (answer: object | undefined): boolean =>
  answer !== undefined && incomplete.has(answer)
