import type { heldLevel } from '@kampana/shared/permission-levels'
import { msg } from '@kampana/engine-admin/language/msg'

/** Labels of a role's levels. Each label lists the permitted actions. */
export const levelLabels: Readonly<Record<ReturnType<typeof heldLevel>, string>> = {
  none: msg('Nothing'),
  see: msg('See'),
  write: msg('See and write'),
  publish: msg('See, write and publish'),
  delete: msg('Everything, including delete'),
  mixed: msg('Selected individually'),
}
