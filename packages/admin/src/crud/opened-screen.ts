import type { Resource } from '@kampana/shared/resource'
import { mayOn } from '../back-end/limits.ts'

/** The screen to which a record's title leads: of what editors work with its form, for who may edit it; else its page. */
export const openedScreen = (resource: Resource): 'edit' | 'show' =>
  resource.editorial && resource.actions.includes('edit') && mayOn(resource, 'edit') ? 'edit' : 'show'
