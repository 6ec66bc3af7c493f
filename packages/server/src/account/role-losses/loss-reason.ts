import type { Loss } from '@kampana/shared/role-losses'
import type { HeldParts } from '../../crud/rights/held-permissions.ts'

/** A role as far as it decides what it loses. */
interface ReviewedRole {
  permissions: ReadonlySet<string>
  sections: HeldParts
}

/** Finds what a role loses for one reason, from today's declarations. */
export type LossReasonFinder = (role: ReviewedRole) => Loss[]
