import type { Proof } from '../proof/proof.ts'
import type { Client } from './http/client.ts'
import { asDeclared, fallbackOn404, parseRecord } from './http/reply.ts'

/** The public calls about codes. A back end without them has posted nothing under any. */
export const proofsApi = (client: Client) => ({
  /** What was posted under a code; null if nothing was. */
  find: (code: string): Promise<Proof | null> =>
    fallbackOn404<Proof | null>(null, async () =>
      parseRecord<Proof>(
        await client.call(`/api/verification-codes/${encodeURIComponent(code)}`, { asVisitor: true }),
        asDeclared,
      ),
    ),
})
