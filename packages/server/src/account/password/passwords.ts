import { messages } from '@kampana/shared/messages/messages'
import { invalid } from '../../error.ts'

/** How many of the most common passwords are refused. */
const refused = 10_000

/** Refuses a password that everybody tries first, under the field it came in. */
export const refuseCommon = async (password: string, field: string): Promise<void> => {
  if (await isCommon(password)) throw invalid({ [field]: [messages.invalid.commonPassword] })
}

/** Whether a password is one that everybody tries first. */
export const isCommon = async (password: string): Promise<boolean> =>
  (await common()).has(password.toLowerCase())

/** Loaded with the first password that somebody chooses: signing in has no need of it. */
const common = (): Promise<ReadonlySet<string>> => (loaded ??= load())
let loaded: Promise<ReadonlySet<string>> | undefined

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // The list is by how often a password was found; the short ones are refused by their length.
  return new Set(dictionary['passwords-common'].filter((word) => word.length >= 8).slice(0, refused))
}
