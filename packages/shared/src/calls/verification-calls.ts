import * as z from 'zod'
import type { VerificationResult } from '../verification/verification.ts'
import { get } from '@kampana/engine-declare/calls/call'

const file = { access: 'anyone', tag: 'verification-codes', quiet: true } as const

export const verificationCalls = {
  find: get('/api/verification-codes/:code', {
    access: 'anyone',
    tag: 'verification-codes',
    summary: 'Show the notice of a verification code, and whether it is still valid',
    data: () => z.custom<VerificationResult>(),
  }),
}

/** Files with which others check a notice. */
export const verificationFileCalls = {
  text: get('/v/:code.txt', {
    ...file,
    summary: 'Download the signed text of a verification code',
    content: 'text/plain',
  }),
  signature: get('/v/:code.sig', {
    ...file,
    summary: 'Download the signature of a verification code',
    content: 'application/octet-stream',
  }),
  key: get('/.well-known/kampana-key.pem', {
    ...file,
    summary: 'Download the public keys of the signatures',
    content: 'application/x-pem-file',
  }),
}
