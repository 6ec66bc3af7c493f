import { permissionName, type Resource } from '@kampana/shared/resource'
import { dayIn } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks, Viewer } from './hooks.ts'

/** Where a declaration says until which day its records are public: past it, only who may list or change them finds them. */
export const withExpiry = (
  resource: Resource,
  { settings, now }: Pick<AppContext, 'settings' | 'now'>,
  hooks: ResourceHooks = {},
): ResourceHooks => {
  const { expiresAt: last } = resource
  if (last === undefined) return hooks
  const { readScope = (eb) => eb.and([]), canRead = () => true } = hooks
  const today = () => dayIn(settings.timeZone, now())
  const may = (viewer: Viewer | null, ...actions: ('list' | 'show' | 'edit')[]): boolean =>
    actions.some((action) => viewer?.permissions.has(permissionName(action, resource)))
  return {
    ...hooks,
    readScope: (eb, viewer, asked) =>
      may(viewer, 'list')
        ? readScope(eb, viewer, asked)
        : eb.and([readScope(eb, viewer, asked), eb(last, '>=', today())]),
    canRead: (row, viewer) =>
      canRead(row, viewer) && (String(row[last]) >= today() || may(viewer, 'show', 'edit')),
  }
}
