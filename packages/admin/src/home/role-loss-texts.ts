import type { LossReason } from '@kampana/shared/role-losses'
import { msg } from '@kampana/engine-admin/language/msg'

/** Home's texts for a role's lost permissions, by reason. `permission` restores them. */
export const lossTexts: Readonly<Record<LossReason, string>> = {
  delete: msg('Can no longer delete published records: %{what}. That now also takes “%{permission}”.'),
  section: msg(
    'Limited to its sections, the role no longer changes these by “%{permission}”: %{what}. A role without sections does.',
  ),
}
