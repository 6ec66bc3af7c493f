import * as z from 'zod'
import type { Parsed } from './schema/reply-reader.ts'

/** The reasons for which an upgrade takes a permission's effect from a role. */
const reason = () => z.enum(['delete', 'section'])
export type LossReason = Parsed<typeof reason>

const loss = () =>
  z.object({
    reason: reason(),
    /** The permission that gives it back. */
    permission: z.string(),
    /** The names of the resources that it concerns. */
    resources: z.array(z.string()),
  })
export type Loss = Parsed<typeof loss>

export const roleLossesSchema = () =>
  z.object({ id: z.int(), description: z.string(), losses: z.array(loss()) })
/** An entry of `/api/role-losses`: a role that does less since the last upgrade, and that nobody has reviewed since. */
export type RoleLosses = Parsed<typeof roleLossesSchema>
