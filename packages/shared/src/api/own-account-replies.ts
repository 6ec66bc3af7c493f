import * as z from 'zod'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'

export const ownSession = () =>
  z.object({
    id: z.string(),
    user_agent: z.string(),
    created_at: z.string(),
    last_used_at: z.string(),
    /** True for the session of this call. */
    is_current: z.boolean(),
  })
/** A person's own session: a browser in which they are signed in. */
export type OwnSession = Parsed<typeof ownSession>

export const twoStepSecret = () =>
  z.object({
    secret: z.string(),
    address: z.string().describe('URI for authenticator apps, with the scheme `otpauth`'),
    qr: z.string().describe('QR code of the URI as SVG'),
  })
/** Secret for an authenticator app: `qr` is an SVG of `address`, and `secret` is for typing. */
export type TwoStepSecret = Parsed<typeof twoStepSecret>

export const invitationDetail = () =>
  z.object({
    name: z.string(),
    email: z.string(),
    invited_by: z.string(),
    /** Names of the roles. */
    roles: z.array(z.string()),
  })
/** Details that an invited person reads before accepting. */
export type InvitationDetail = Parsed<typeof invitationDetail>

export const recoveryCodes = () => z.object({ recovery_codes: z.array(z.string()) })

export const readSession = replyReader('session', ownSession)
export const readSecret = replyReader('two-step sign-in', twoStepSecret)
export const readInvitation = replyReader('invitation', invitationDetail)
export const readRecoveryCodes = replyReader('two-step sign-in', recoveryCodes)
