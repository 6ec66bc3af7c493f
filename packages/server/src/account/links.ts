import { after, instant } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import type { DbClient } from '../db/tables.ts'
import { hashToken, newResetToken } from '@kampana/engine-server/tokens'

const oneHour = 60 * 60
type Signing = Pick<AppContext, 'settings' | 'now' | 'sign' | 'isSigned'>

/** Signed link that confirms an e-mail address. It is valid for 60 minutes and never uses the request's host. */
export const verificationLink = ({ settings, now, sign }: Signing, userId: number, email: string): string => {
  const hash = hashEmail(email)
  const expires = Math.floor(after(now(), oneHour).getTime() / 1000)
  const url = new URL(`/email/verify/${userId}/${hash}`, settings.publicUrl)
  url.searchParams.set('expires', String(expires))
  url.searchParams.set('signature', sign('verify', `${userId} ${hash} ${expires}`))
  return url.href
}

/** True if a link's signature is valid and the link hasn't expired. */
export const isValidLink = (
  { now, isSigned }: Signing,
  { id, hash, expires, signature }: Record<'id' | 'hash' | 'expires' | 'signature', string>,
): boolean =>
  isSigned('verify', `${id} ${hash} ${expires}`, signature) && Number(expires) * 1000 > now().getTime()

/** Hash of an e-mail address, so that a link doesn't disclose the address. */
export const hashEmail = (email: string): string => hashToken(email.toLowerCase()).slice(0, 40)

/** URL of the dashboard, which shows `messages` as a notice. */
export const dashboardLink = (
  { settings }: Pick<AppContext, 'settings'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string => {
  const url = new URL(settings.dashboardUrl.href.replace(/\/$/, '') + path)
  url.search = new URLSearchParams(query).toString()
  return url.href
}

/** URL to choose a new password, valid for an hour. Earlier links stay valid for their own hour. */
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
