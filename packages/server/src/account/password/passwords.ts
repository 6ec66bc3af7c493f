import type { FieldErrors } from '@kampana/shared/messages/message'
import { messages } from '@kampana/shared/messages/messages'
import { invalid } from '../../error.ts'
import { readProperty } from '../person-form.ts'

/** How many of the most common passwords are refused. */
const refused = 10_000

/** Throws a 422 under `field` for one of the most common passwords. */
export const assertUncommonPassword = async (password: string, field: string): Promise<void> => {
  if (await isCommonPassword(password)) throw invalid({ [field]: [messages.invalid.commonPassword] })
}

/** The error of a form whose `password` is among the most common, if it is. */
export const commonPassword = async (body: unknown): Promise<FieldErrors> => {
  const password = readProperty(body, 'password')
  return typeof password === 'string' && (await isCommonPassword(password))
    ? { password: [messages.invalid.commonPassword] }
    : {}
}

/** Whether a password is among the most common, which attackers try first. */
const isCommonPassword = async (password: string): Promise<boolean> =>
  (await (commonPasswords ??= load())).has(password.toLowerCase())

/** Loaded lazily, since only choosing a password needs it. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The list is sorted by frequency; short passwords are refused for their length.
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, refused))
}
