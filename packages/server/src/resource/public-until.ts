import { permissionName, type Resource } from '@kampana/shared/resource'
import { dayIn } from '../clock.ts'
import type { Parts } from '../parts.ts'
import type { Difference, Viewer } from './difference.ts'

/** Where a declaration says until which day its records are public: past it, only who may list or change them finds them. */
export const publicUntil = (
  resource: Resource,
  { settings, now }: Pick<Parts, 'settings' | 'now'>,
  difference: Difference = {},
): Difference => {
  const { publicUntil: last } = resource
  if (last === undefined) return difference
  const { sees = (eb) => eb.and([]), shows = () => true } = difference
  const today = () => dayIn(settings.timeZone, now())
  const may = (viewer: Viewer | null, ...actions: ('list' | 'show' | 'edit')[]): boolean =>
    actions.some((action) => viewer?.permissions.has(permissionName(action, resource)))
  return {
    ...difference,
    sees: (eb, viewer, asked) =>
      may(viewer, 'list')
        ? sees(eb, viewer, asked)
        : eb.and([sees(eb, viewer, asked), eb(last, '>=', today())]),
    shows: (row, viewer) =>
      shows(row, viewer) && (String(row[last]) >= today() || may(viewer, 'show', 'edit')),
  }
}
