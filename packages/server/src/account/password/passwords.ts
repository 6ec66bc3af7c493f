import type { FieldErrors } from '@kampana/engine-declare/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { invalid } from '@kampana/engine-server/error'
import { readProperty } from '../person-form.ts'

/** Number of the most common passwords that are rejected. */
const refused = 10_000

/** Throws a 422 under `field` for one of the most common passwords. */
export const assertUncommonPassword = async (password: string, field: string): Promise<void> => {
  if (await isCommonPassword(password)) throw invalid({ [field]: [messages.invalid.commonPassword] })
}

/** Error of a form whose `password` is among the most common, if any. */
export const commonPassword = async (body: unknown): Promise<FieldErrors> => {
  const password = readProperty(body, 'password')
  return typeof password === 'string' && (await isCommonPassword(password))
    ? { password: [messages.invalid.commonPassword] }
    : {}
}

/** True for one of the most common passwords, which attackers try first. */
const isCommonPassword = async (password: string): Promise<boolean> =>
  (await (commonPasswords ??= load())).has(password.toLowerCase())

/** Loaded lazily, because only forms with a new password need it. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The list is sorted by frequency. Shorter passwords are rejected for their length.
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, refused))
}
