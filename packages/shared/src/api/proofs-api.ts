import type { Proof } from '../proof/proof.ts'
import type { Client } from './http/client.ts'
import { asDeclared, fallbackOn404, parseRecord } from './http/reply.ts'

/** Public calls for verification codes. Back ends without them have none. */
export const proofsApi = (client: Client) => ({
  /** Notice or update with a verification code; null if there is none. */
  find: (code: string): Promise<Proof | null> =>
    fallbackOn404<Proof | null>(null, async () =>
      parseRecord<Proof>(
        await client.call(`/api/verification-codes/${encodeURIComponent(code)}`, { asVisitor: true }),
        asDeclared,
      ),
    ),
})
