import { after, instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import type { DbClient } from '../db/tables.ts'
import { hashToken, newResetToken } from '../tokens.ts'

const oneHour = 60 * 60
type Signing = Pick<AppContext, 'settings' | 'now' | 'sign' | 'isSigned'>

/** A signed link that confirms an email address. It is valid for 60 minutes and never takes the request's host. */
export const verificationLink = ({ settings, now, sign }: Signing, userId: number, email: string): string => {
  const hash = hashEmail(email)
  const expires = Math.floor(after(now(), oneHour).getTime() / 1000)
  const url = new URL(`/email/verify/${userId}/${hash}`, settings.publicUrl)
  url.searchParams.set('expires', String(expires))
  url.searchParams.set('signature', sign('verify', `${userId} ${hash} ${expires}`))
  return url.href
}

/** Whether a link's signature is valid and the link hasn't expired. */
export const isValidLink = (
  { now, isSigned }: Signing,
  { id, hash, expires, signature }: Record<'id' | 'hash' | 'expires' | 'signature', string>,
): boolean =>
  isSigned('verify', `${id} ${hash} ${expires}`, signature) && Number(expires) * 1000 > now().getTime()

/** The hash of an email address, so that a link doesn't disclose it. */
export const hashEmail = (email: string): string => hashToken(email.toLowerCase()).slice(0, 40)

/** A URL of the dashboard. It shows `messages` as a notice. */
export const dashboardLink = (
  { settings }: Pick<AppContext, 'settings'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const url = new URL(settings.dashboardUrl.href.replace(/\/$/, '') + path)
  url.search = new URLSearchParams(query).toString()
  return url.href
}

/** A URL at which the owner of an account chooses a new password, for an hour. Those of letters before it hold as long as they would have. */
export const newResetLink = async (
  client: DbClient,
  context: Pick<AppContext, 'settings' | 'now'>,
  { id, email }: { id: number | undefined; email: string },
): Promise<string> => {
  const token = newResetToken()
  if (id !== undefined)
    await client
      .insertInto('reset_tokens')
      .values({ user_id: id, token_hash: hashToken(token), created_at: instant(context.now()) })
      .execute()
  return dashboardLink(context, '/password/reset', { token, email })
}
