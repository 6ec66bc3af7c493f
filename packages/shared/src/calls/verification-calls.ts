import * as z from 'zod'
import type { VerificationResult } from '../verification/verification.ts'
import { get } from '@kampana/engine-declare/calls/call'

export const verificationCalls = {
  find: get('/api/verification-codes/:code', {
    access: 'anyone',
    tag: 'verification-codes',
    summary: 'Show the notice of a verification code, and whether it is still valid',
    data: () => z.custom<VerificationResult>(),
  }),
}
