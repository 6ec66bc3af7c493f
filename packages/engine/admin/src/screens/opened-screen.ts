import type { Resource } from '@kampana/engine-declare/resource'
import { mayOn } from '../back-end/limits.ts'

/**
 * Screen that a record's title opens: the form for editorial resources that the person may edit, otherwise the record's page.
 */
export const openedScreen = (resource: Resource): 'edit' | 'show' =>
  resource.editorial && resource.actions.includes('edit') && mayOn(resource, 'edit') ? 'edit' : 'show'
