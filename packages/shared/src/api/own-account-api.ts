import type { invitationForm, Payload } from '../forms/forms.ts'
import type { Client } from './http/client.ts'
import { parseList, parseReplyMessage, fallbackOn404, parseRecord } from './http/reply.ts'

/** One of a person's own sessions: a browser in which they are signed in. */
export interface OwnSession {
  id: string
  user_agent: string
  created_at: string
  last_used_at: string
  /** Whether it makes this call. */
  is_current: boolean
}
/** The secret for an authenticator app: `qr` is an SVG of `address`, and `secret` is for typing. */
export interface TwoStepSecret {
  secret: string
  address: string
  qr: string
}

/** What an invited person reads before they accept. */
export interface InvitationDetail {
  name: string
  email: string
  invited_by: string
  /** What the roles are called. */
  roles: readonly string[]
}

/** The state of the server: its problems as sentences, and the time of the last backup. */
interface ServerCondition {
  version: string
  problems: readonly string[]
  backed_up_at: string | null
}

const twoStep = '/api/two-step'

/** A person's own sessions and two-step sign-in, and the server's condition. Other back ends may have none of them. */
export const ownAccountApi = ({ call }: Client) => ({
  /** Null from a back end without it. */
  condition: (): Promise<ServerCondition | null> =>
    fallbackOn404(null, async () => parseRecord<ServerCondition>(await call('/api/condition'))),
  /** The invitation of a letter's token. */
  invitation: async (token: string): Promise<InvitationDetail> =>
    parseRecord<InvitationDetail>(await call(`/api/invitation?${new URLSearchParams({ token })}`)),
  /** Gives the password again, for what is sensitive. */
  confirmPassword: (password: string) =>
    call('/user/confirm-password', { method: 'POST', body: { password } }).then(parseReplyMessage),
  /** Sends the letter that ends the wait of a sign-in, and uses its link. */
  requestUnlock: (username: string) =>
    call('/email/unlock', { method: 'POST', body: { username } }).then(parseReplyMessage),
  unlock: (token: string) =>
    call('/email/unlock', { method: 'PUT', body: { token } }).then(parseReplyMessage),
  acceptInvitation: (body: Payload<typeof invitationForm>) =>
    call('/api/invitation', { method: 'POST', body }).then(parseReplyMessage),
  /** Looks at the dashboard as a role does, until `leaveRole`. */
  viewRole: (role: number) =>
    call('/api/viewed-role', { method: 'PUT', body: { role } }).then(parseReplyMessage),
  leaveRole: () => call('/api/viewed-role', { method: 'DELETE' }).then(parseReplyMessage),
  sessions: (): Promise<OwnSession[]> =>
    fallbackOn404([], async () => parseList<OwnSession>(await call('/api/sessions')).data),
  endSession: (id: string) =>
    call(`/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }).then(parseReplyMessage),
  /** Begins the setup of two-step sign-in, which is on only after the first code. */
  beginTwoStep: async (body: { current_password: string }): Promise<TwoStepSecret> =>
    parseRecord<TwoStepSecret>(await call(twoStep, { method: 'POST', body })),
  /** Returns the recovery codes, which are shown only once, and the server's message. */
  turnOnTwoStep: async (body: { code: string }) => {
    const reply = await call(twoStep, { method: 'PUT', body })
    const { recovery_codes } = parseRecord<{ recovery_codes: string[] }>(reply)
    return { recovery_codes, message: parseReplyMessage(reply) }
  },
  turnOffTwoStep: (body: { current_password: string }) =>
    call(twoStep, { method: 'DELETE', body }).then(parseReplyMessage),
})
