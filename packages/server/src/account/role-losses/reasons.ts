import type { Loss } from '@kampana/shared/role-losses'
import type { HeldParts } from '../../crud/rights/held-permissions.ts'
import { losingDeletion } from './losing-deletion.ts'
import { losingTheSite } from './losing-the-site.ts'

/** A role as far as it decides what it loses. */
export interface ReviewedRole {
  permissions: ReadonlySet<string>
  sections: HeldParts
}

/** Finds what a role loses for one reason, from today's declarations. */
export type LossReasonFinder = (role: ReviewedRole) => Loss[]

/** The reasons of the last upgrade. A later upgrade replaces them, and lists every role again by a migration. */
export const lossReasons: readonly LossReasonFinder[] = [losingDeletion, losingTheSite]
