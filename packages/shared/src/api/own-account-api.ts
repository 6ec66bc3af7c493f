import type { invitationForm, Payload } from '../forms/forms.ts'
import type { Client } from './http/client.ts'
import type { InvitationDetail, OwnSession, TwoStepSecret } from './own-account-replies.ts'
import { parseList, parseReplyMessage, fallbackOn404, parseRecord } from './http/reply.ts'

const twoStep = '/api/two-step'

/** Loaded with the first reply that needs them, so that sign-in doesn't wait for schemas. */
const readers = () => import('./own-account-replies.ts')

/** A person's sessions and two-step sign-in. Other back ends may have none of them. */
export const ownAccountApi = ({ call }: Client) => ({
  /** Invitation of an e-mailed token. */
  invitation: async (token: string): Promise<InvitationDetail> =>
    parseRecord(
      await call(`/api/invitation?${new URLSearchParams({ token })}`),
      (await readers()).readInvitation,
    ),
  /** Confirms the password for sensitive actions. */
  confirmPassword: (password: string) =>
    call('/user/confirm-password', { method: 'POST', body: { password } }).then(parseReplyMessage),
  /** Requests the e-mail that unlocks sign-in, and uses its link. */
  requestUnlock: (username: string) =>
    call('/email/unlock', { method: 'POST', body: { username } }).then(parseReplyMessage),
  unlock: (token: string) =>
    call('/email/unlock', { method: 'PUT', body: { token } }).then(parseReplyMessage),
  acceptInvitation: (body: Payload<typeof invitationForm>) =>
    call('/api/invitation', { method: 'POST', body }).then(parseReplyMessage),
  /** Views the dashboard as a role until `leaveRole`. */
  viewRole: (role: number) =>
    call('/api/viewed-role', { method: 'PUT', body: { role } }).then(parseReplyMessage),
  leaveRole: () => call('/api/viewed-role', { method: 'DELETE' }).then(parseReplyMessage),
  sessions: (): Promise<OwnSession[]> =>
    fallbackOn404([], async () => parseList(await call('/api/sessions'), (await readers()).readSession).data),
  endSession: (id: string) =>
    call(`/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }).then(parseReplyMessage),
  /** Starts the setup of two-step sign-in, which the first code completes. */
  beginTwoStep: async (body: { current_password: string }): Promise<TwoStepSecret> =>
    parseRecord(await call(twoStep, { method: 'POST', body }), (await readers()).readSecret),
  /** Returns the recovery codes, which are shown only once, and the server's message. */
  turnOnTwoStep: async (body: { code: string }) => {
    const reply = await call(twoStep, { method: 'PUT', body })
    const { recovery_codes } = parseRecord(reply, (await readers()).readRecoveryCodes)
    return { recovery_codes, message: parseReplyMessage(reply) }
  },
  turnOffTwoStep: (body: { current_password: string }) =>
    call(twoStep, { method: 'DELETE', body }).then(parseReplyMessage),
})
