import { errorMessages } from '@kampana/shared/messages/error-messages'
import { HttpError } from '../error.ts'

/** For the `catch` of what reads a multipart form: one that breaks off or can't be read is its sender's fault. */
export const explainBrokenForm = (error: unknown): never => {
  throw error instanceof Error && busboys.test(error.message)
    ? new HttpError(400, errorMessages.malformedForm)
    : error
}

/** @fastify/busboy throws plain errors, told apart by their words only. */
const busboys =
  /^(Unexpected end of multipart data|(File|Part) terminated early|Multipart: |Malformed part header)/
