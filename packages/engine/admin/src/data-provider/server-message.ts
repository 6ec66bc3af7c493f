/** Readable message of a reply. */
export type ServerMessage = string

const serverMessages = new WeakMap<object, ServerMessage>()

/** Deleted records that can be restored. */
export interface Deletion {
  resource: string
  ids: readonly (number | string)[]
}

const deletions = new WeakMap<object, Deletion>()

/** Marks the reply of a deletion as restorable. */
export const attachDeletion = (answer: object, deletion: Deletion): void =>
  void deletions.set(answer, deletion)

/** Restorable deletion of a reply; undefined if there is none. */
export const readDeletion = (answer: object | undefined): Deletion | undefined =>
  answer === undefined ? undefined : deletions.get(answer)

/** Attaches the server's message to a record, because react-admin passes on only the data. */
export const attachMessage = <T extends object>(answer: T, message: ServerMessage): T => {
  serverMessages.set(answer, message)
  return answer
}

/** The server's message that is attached to a record; undefined if there is none. */
export const readMessage = (answer: object | undefined): ServerMessage | undefined =>
  answer === undefined ? undefined : serverMessages.get(answer)

const incomplete = new WeakSet<object>()

/** Marks the reply of a bulk call if the server rejected some of the records. */
export const markIncomplete = (answer: object): void => void incomplete.add(answer)

/** True if the server rejected some of several records. */
export const isIncomplete = (answer: object | undefined): boolean =>
  answer !== undefined && incomplete.has(answer)
