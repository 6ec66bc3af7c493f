import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'

/** Reasons why an upgrade takes an ability from a role. */
const reason = () => z.enum(['delete', 'section'])
export type LossReason = Parsed<typeof reason>

const loss = () =>
  z.object({
    reason: reason(),
    /** Permission that restores it. */
    permission: z.string(),
    /** Names of the resources concerned. */
    resources: z.array(z.string()),
  })
export type Loss = Parsed<typeof loss>

export const roleLossesSchema = () =>
  z.object({ id: z.int(), description: z.string(), losses: z.array(loss()) })
/** Entry of `/api/role-losses`: a role that can do less since the last upgrade, and that nobody has reviewed since. */
export type RoleLosses = Parsed<typeof roleLossesSchema>
