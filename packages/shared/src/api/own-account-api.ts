import type { invitationForm, Payload } from '@kampana/engine-declare/forms/forms'
import type { InvitationDetail } from '../calls/invitation-calls.ts'
import type { Client } from '@kampana/engine-declare/api/http/client'
import { parseReplyMessage } from '@kampana/engine-declare/api/http/reply'

/** Loaded with the first call that needs them, so that sign-in doesn't wait for schemas. */
const invitationCalls = async (client: Client) => {
  const [{ callsOf }, { invitationCalls }] = await Promise.all([
    import('@kampana/engine-declare/calls/calls-of'),
    import('../calls/invitation-calls.ts'),
  ])
  return callsOf(client, invitationCalls)
}

/** Calls of guests that only our own server has. */
export const ownAccountApi = (client: Client) => ({
  /** Invitation of an e-mailed token. */
  invitation: async (token: string): Promise<InvitationDetail> =>
    (await (await invitationCalls(client)).read({ query: { token } })).data,
  /** Returns the server's message. */
  acceptInvitation: async (body: Payload<typeof invitationForm>): Promise<string> =>
    (await (await invitationCalls(client)).accept({ body })).message,
  /** Requests the e-mail that unlocks sign-in, and uses its link. */
  requestUnlock: (username: string) =>
    client.call('/email/unlock', { method: 'POST', body: { username } }).then(parseReplyMessage),
  unlock: (token: string) =>
    client.call('/email/unlock', { method: 'PUT', body: { token } }).then(parseReplyMessage),
})
