import { messages } from '@kampana/shared/messages'
import { brokenUnique } from '../db/failure.ts'
import { invalid } from '../error.ts'

/** A user name or address that somebody has already, told under its field. */
export const refuseTakenPerson = (error: unknown): never => {
  const broken = brokenUnique(error)?.join() ?? ''
  const field = ['username', 'email'].find((name) => broken.includes(name))
  if (!field) throw error
  throw invalid({ [field]: [messages.invalid.taken(field)] })
}
