import type { Related } from '@kampana/shared/kinds/index'
import { Link, useCanAccess, useCreatePath } from 'react-admin'
import { stopClicks } from '../stop-clicks.ts'
import { findResource } from '../../data-provider/find-resource.ts'

/** A related record by its title, leading to it where the person may see it. */
export const RelatedLink = ({ resource, related }: { resource: string; related: Related }) => {
  const createPath = useCreatePath()
  const has = findResource(resource).actions.includes('show')
  const { canAccess } = useCanAccess({ resource, action: 'show', enabled: has })
  return has && canAccess ? (
    <Link to={createPath({ resource, type: 'show', id: related.id })} onClick={stopClicks}>
      {related.description}
    </Link>
  ) : (
    related.description
  )
}
