import type { VerificationResult } from '../verification/verification.ts'
import type { Client } from '@kampana/engine-declare/api/http/client'
import { asDeclared, fallbackOn404, parseRecord } from '@kampana/engine-declare/api/http/reply'

/** Public calls for verification codes. Back ends without them have none. */
export const verificationApi = (client: Client) => ({
  /** Notice or update with a verification code; null if there is none. */
  find: (code: string): Promise<VerificationResult | null> =>
    fallbackOn404<VerificationResult | null>(null, async () =>
      parseRecord<VerificationResult>(
        await client.call(`/api/verification-codes/${encodeURIComponent(code)}`, { asVisitor: true }),
        asDeclared,
      ),
    ),
})
