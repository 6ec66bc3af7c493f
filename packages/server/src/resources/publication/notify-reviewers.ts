import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { selectHolders } from '../../crud/authors/colleagues.ts'
import type { ReviewRequest } from '../../crud/changes/letters.ts'
import type { Tables } from '../../db/tables.ts'
import { hit } from '../../http/rate-limit/rate-limiter.ts'
import type { Email } from '../../mail/email.ts'

type Context = Pick<AppContext, 'outbox' | 'now'>

interface Request extends ReviewRequest {
  /** What the request is about: asked again within the hour, it is no news. */
  about: string
}

const perHour = { name: 'requests for review', max: 1, seconds: 60 * 60 }
/** By who asks: an import of thousands of rows asks for each. What goes unwritten still stands on the start page. */
const perPerson = { name: 'requests for review of a person', max: 10, seconds: 60 * 60 }

/** Writes to those who may publish that somebody asks for a publication: one letter a request, whatever is saved after it. */
export const notifyReviewers = async (
  { outbox, now }: Context,
  trx: Transaction<Tables>,
  { causer, permission, about, mayAnswer }: Request,
  toLetter: (name: string) => Email,
): Promise<void> => {
  const { retryAfter } = await hit(
    { db: trx, now },
    { ...perHour, key: about },
    { ...perPerson, key: String(causer.id) },
  )
  if (retryAfter > 0) return
  const people = await selectHolders(trx, permission).select('users.email').execute()
  for (const { id, name, email } of people)
    if (id !== causer.id && (await mayAnswer(id))) await outbox.post(trx, email, toLetter(name))
}
