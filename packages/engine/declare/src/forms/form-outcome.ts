import { basicPublicMessages } from '../messages/basic-public-messages.ts'
import { noReplyMessage } from '../messages/no-reply-message.ts'

/** Outcome of an invalid submission: the values, the errors of fields, and a notice about anything else. */
export interface FormOutcome {
  values: Readonly<Record<string, string>>
  /** First message for each field. */
  errors: Readonly<Record<string, string>>
  notice: string | null
  /** The address that was probably meant. The form asks once. */
  suggestion?: string
}

/** Message for a failed submission; null if the errors are about fields. `retryAfter` is in seconds. */
export const formNotice = (status: number, retryAfter?: number): string | null => {
  if (status === 422) return null
  if (status === 0) return noReplyMessage()
  if (status === 429 && retryAfter !== undefined) return tooManyAttempts(Math.ceil(retryAfter / 60))
  return basicPublicMessages.status[status] ?? basicPublicMessages.status[status >= 500 ? 500 : 422]
}

const tooManyAttempts = (minutes: number): string =>
  `You have already sent several messages. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
