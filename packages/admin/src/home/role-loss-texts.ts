import type { LossReason } from '@kampana/shared/role-losses'
import { msg } from '../language/msg.ts'

/** Texts of home for what a role can no longer do, by reason; `permission` gives it back. */
export const lossTexts: Readonly<Record<LossReason, string>> = {
  delete: msg('Can no longer delete published records: %{what}. That now also takes “%{permission}”.'),
  section: msg(
    'Limited to its sections, the role no longer changes these by “%{permission}”: %{what}. A role without sections does.',
  ),
}
