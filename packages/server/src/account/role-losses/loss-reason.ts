import type { Loss } from '@kampana/shared/role-losses'
import type { HeldSections } from '@kampana/engine-server/records/permissions/held-permissions'

/** The properties of a role that decide its losses. */
interface ReviewedRole {
  permissions: ReadonlySet<string>
  sections: HeldSections
}

/** Finds a role's losses for one reason, from the current declarations. */
export type LossReasonFinder = (role: ReviewedRole) => Loss[]
