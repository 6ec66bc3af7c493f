import { publicMessages } from '../messages/public-messages.ts'

/** What became of a form that could not be taken: what was written, what is wrong with it, and what is wrong otherwise. */
export interface FormOutcome {
  values: Readonly<Record<string, string>>
  /** The first text for each field. */
  errors: Readonly<Record<string, string>>
  notice: string | null
}

/** Why a form was not taken, for people to read; null where the fields say it. `retryAfter` is in seconds. */
export const formNotice = (status: number, retryAfter?: number): string | null => {
  if (status === 422) return null
  if (status === 0) return publicMessages.noConnection
  if (status === 429 && retryAfter !== undefined) return tooMany(Math.ceil(retryAfter / 60))
  return publicMessages.status[status] ?? publicMessages.status[status >= 500 ? 500 : 422]!
}

const tooMany = (minutes: number): string =>
  `You have written several times already. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
