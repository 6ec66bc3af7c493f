import * as z from 'zod'
import { codeForm, confirmForm } from '@kampana/engine-declare/forms/forms'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { del, post, put } from '@kampana/engine-declare/calls/call'

const twoStepSecret = () =>
  z.object({
    secret: z.string(),
    address: z.string().describe('URI for authenticator apps, with the scheme `otpauth`'),
    qr: z.string().describe('QR code of the URI as SVG'),
  })
/** Secret for an authenticator app: `qr` is an SVG of `address`, and `secret` is for typing. */
export type TwoStepSecret = Parsed<typeof twoStepSecret>

const path = '/api/two-step'
// Not 'signed in', which rejects people who must first set up two-step sign-in.
const shared = { access: 'verified', tag: 'account', refusals: [419, 422] } as const

/** Calls that set up two-step sign-in and turn it off. */
export const twoStepCalls = {
  begin: post(path, {
    ...shared,
    summary: 'Start the setup of two-step sign-in',
    body: confirmForm,
    data: twoStepSecret,
    hasMessage: false,
  }),
  turnOn: put(path, {
    ...shared,
    summary: 'Turn on two-step sign-in with the first code',
    body: codeForm,
    /** The recovery codes are shown only once. */
    data: () => z.object({ recovery_codes: z.array(z.string()) }),
  }),
  turnOff: del(path, { ...shared, summary: 'Turn off two-step sign-in', body: confirmForm }),
}
