import type { LossReasonFinder } from './loss-reason.ts'
import { losingDeletion } from './losing-deletion.ts'
import { losingTheSite } from './losing-the-site.ts'

/** Reasons of the last upgrade. A later upgrade replaces them, and lists every role again with a migration. */
export const lossReasons: readonly LossReasonFinder[] = [losingDeletion, losingTheSite]
