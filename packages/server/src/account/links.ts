import { after } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { hashToken } from '../secrets.ts'

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

/** A URL of the dashboard, which shows the message, if there is one, as a notice. */
export const dashboardLink = (
  { settings }: Pick<AppContext, 'settings'>,
  path: string,
  messages?: string,
): string => {
  const url = new URL(settings.dashboardUrl.href.replace(/\/$/, '') + path)
  if (messages !== undefined) url.searchParams.set('messages', messages)
  return url.href
}

/** The dashboard's URL at which the owner of a token chooses a new password. */
export const resetLink = (settings: AppContext['settings'], token: string, email: string): string => {
  const url = new URL(dashboardLink({ settings }, '/password/reset'))
  url.searchParams.set('token', token)
  url.searchParams.set('email', email)
  return url.href
}

/** The dashboard's URL at which a browser becomes known, so that its owner can sign in. */
export const unlockLink = (settings: AppContext['settings'], token: string): string => {
  const url = new URL(dashboardLink({ settings }, '/login'))
  url.searchParams.set('unlock', token)
  return url.href
}

/** The dashboard's URL at which an invited person makes an account. */
export const invitationLink = (settings: AppContext['settings'], token: string): string => {
  const url = new URL(dashboardLink({ settings }, '/invitation'))
  url.searchParams.set('token', token)
  return url.href
}
