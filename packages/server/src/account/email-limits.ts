import { errorMessages } from '@kampana/shared/messages/error-messages'
import { tooMany } from '@kampana/engine-server/error'
import { hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { AppContext } from '../app-context.ts'

const daily = { max: 10, seconds: 24 * 60 * 60 }

/** Limits the e-mails that an account sends to unverified addresses, per sender and per recipient. Throws a 429. */
export const enforceEmailLimits = async (
  context: Pick<AppContext, 'db' | 'now'>,
  { from, to }: { from: number; to: string },
): Promise<void> => {
  const counted = await hit(
    context,
    { ...daily, name: 'letters of', key: String(from) },
    { ...daily, name: 'letters to', key: to.toLowerCase() },
  )
  if (counted.retryAfter === 0) return
  const text = errorMessages.manyLetters
  throw tooMany(counted, { message: text, errors: { email: [text] } })
}
