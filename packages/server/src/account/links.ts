import { after } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { hashToken } from '../secrets.ts'

const oneHour = 60 * 60
type Signing = Pick<AppContext, 'settings' | 'now' | 'sign' | 'isSigned'>

/** A link that confirms an address of a person; it holds for 60 minutes and leads to PUBLIC_URL whatever the request said. */
export const verificationLink = ({ settings, now, sign }: Signing, userId: number, email: string): string => {
  const hash = hashOf(email)
  const expires = Math.floor(after(now(), oneHour).getTime() / 1000)
  const url = new URL(`/email/verify/${userId}/${hash}`, settings.publicUrl)
  url.searchParams.set('expires', String(expires))
  url.searchParams.set('signature', sign('verify', `${userId} ${hash} ${expires}`))
  return url.href
}

/** Whether a link was made here, unaltered, and is not too old. */
export const linkHolds = (
  { now, isSigned }: Signing,
  { id, hash, expires, signature }: Record<'id' | 'hash' | 'expires' | 'signature', string>,
): boolean =>
  isSigned('verify', `${id} ${hash} ${expires}`, signature) && Number(expires) * 1000 > now().getTime()

/** How an address stands in a link: it can be compared, not read. */
export const hashOf = (email: string): string => hashToken(email.toLowerCase()).slice(0, 40)

/** An address of the dashboard, with a notice that it shows where one is given. */
export const dashboardLink = (
  { settings }: Pick<AppContext, 'settings'>,
  path: string,
  messages?: string,
): string => {
  const url = new URL(settings.dashboardUrl.href.replace(/\/$/, '') + path)
  if (messages !== undefined) url.searchParams.set('messages', messages)
  return url.href
}

/** Where a token chooses a new password. */
export const resetAddress = (settings: AppContext['settings'], token: string, email: string): string => {
  const url = new URL(dashboardLink({ settings }, '/password/reset'))
  url.searchParams.set('token', token)
  url.searchParams.set('email', email)
  return url.href
}
