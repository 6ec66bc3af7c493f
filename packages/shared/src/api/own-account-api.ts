import type { Client } from './client.ts'
import { parseList, messageOf, fallbackOn404, parseRecord } from './reply.ts'

/** One of a person's own sessions: a browser in which they are signed in. */
export interface OwnSession {
  id: string
  user_agent: string
  created_at: string
  last_used_at: string
  /** The one that asks. */
  is_current: boolean
}
/** What an authenticator app reads: `qr` is an SVG drawing of `address`, `secret` is for typing. */
export interface TwoStepSecret {
  secret: string
  address: string
  qr: string
}

/** How the server itself is: what is amiss, in sentences, and when everything was last backed up. */
export interface ServerCondition {
  version: string
  problems: readonly string[]
  backed_up_at: string | null
}

const twoStep = '/api/two-step'

/** A person's own sessions, of which a back end without any has none, two-step sign-in, and what only our server tells. */
export const ownAccountApi = ({ call }: Client) => ({
  /** Null where the back end doesn't tell. */
  condition: (): Promise<ServerCondition | null> =>
    fallbackOn404(null, async () => parseRecord<ServerCondition>(await call('/api/condition'))),
  sessions: (): Promise<OwnSession[]> =>
    fallbackOn404([], async () => parseList<OwnSession>(await call('/api/sessions')).data),
  endSession: (id: string) =>
    call(`/api/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' }).then(messageOf),
  /** Begins to set two-step sign-in up. It is on only after a first code. */
  beginTwoStep: async (body: { current_password: string }): Promise<TwoStepSecret> =>
    parseRecord<TwoStepSecret>(await call(twoStep, { method: 'POST', body })),
  /** Answers the recovery codes, which are never shown again, and what the server said. */
  turnOnTwoStep: async (body: { code: string }) => {
    const reply = await call(twoStep, { method: 'PUT', body })
    const { recovery_codes } = parseRecord<{ recovery_codes: string[] }>(reply)
    return { recovery_codes, message: messageOf(reply) }
  },
  turnOffTwoStep: (body: { current_password: string }) =>
    call(twoStep, { method: 'DELETE', body }).then(messageOf),
})
