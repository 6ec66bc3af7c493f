import type { Related } from '@kampana/engine-declare/kinds/index'
import { Link, useCanAccess, useCreatePath } from 'react-admin'
import { stopClicks } from '../stop-clicks.ts'
import { findResource } from '@kampana/engine-declare/registry/all-resources'

/** Title of a related record, as a link for people who may open it. */
export const RelatedLink = ({ resource, related }: { resource: string; related: Related }) => {
  const createPath = useCreatePath()
  const hasPage = findResource(resource).actions.includes('show')
  const { canAccess } = useCanAccess({ resource, action: 'show', enabled: hasPage })
  return hasPage && canAccess ? (
    <Link to={createPath({ resource, type: 'show', id: related.id })} onClick={stopClicks}>
      {related.description}
    </Link>
  ) : (
    related.description
  )
}
