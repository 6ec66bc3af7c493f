import { permissionName, type Resource } from '@kampana/shared/resource'
import { localDay } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import type { Viewer } from './activity.ts'
import type { ResourceHooks } from './hooks.ts'

/**
 * Adds the rule of a declaration's `expiresAt`: past that day, only people with a permission can read a record. One without a
 * day doesn't expire.
 */
export const withExpiry = (
  resource: Resource,
  { settings, now }: Pick<AppContext, 'settings' | 'now'>,
  hooks: ResourceHooks = {},
): ResourceHooks => {
  const { expiresAt: expiryField } = resource
  if (expiryField === undefined) return hooks
  const { readScope = (eb) => eb.and([]), canRead = () => true } = hooks
  const today = () => localDay(settings.timeZone, now())
  const may = (viewer: Viewer | null, ...actions: ('list' | 'show' | 'edit')[]): boolean =>
    actions.some((action) => viewer?.permissions.has(permissionName(action, resource)))
  return {
    ...hooks,
    readScope: (eb, viewer, conditions) =>
      may(viewer, 'list')
        ? readScope(eb, viewer, conditions)
        : eb.and([
            readScope(eb, viewer, conditions),
            eb.or([eb(expiryField, 'is', null), eb(expiryField, '>=', today())]),
          ]),
    canRead: (row, viewer) =>
      canRead(row, viewer) && (!isOver(row[expiryField], today()) || may(viewer, 'show', 'edit')),
  }
}

const isOver = (day: unknown, today: string): boolean => day != null && String(day) < today
