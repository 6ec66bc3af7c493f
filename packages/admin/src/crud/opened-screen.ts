import { permissionName, type Resource } from '@kampana/shared/resource'
import { holds } from '../back-end/holds.ts'

/** The screen to which a record's title leads: of what editors work with its form, for who may edit it; else its page. */
export const openedScreen = (resource: Resource): 'edit' | 'show' =>
  resource.editorial && resource.actions.includes('edit') && holds(permissionName('edit', resource))
    ? 'edit'
    : 'show'
