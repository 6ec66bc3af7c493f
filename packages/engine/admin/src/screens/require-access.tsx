import { permissionName, type Action } from '@kampana/engine-declare/resource'
import type { ResourceSummary } from '@kampana/engine-declare/registry/resource-summary'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { isSpecifiedPermission } from '../back-end/available-resource.ts'
import { capabilities } from '../back-end/capabilities.ts'
import { PageSkeleton } from '../page/page-skeleton.tsx'
import { useProductComponents } from './components.tsx'

interface Props {
  resource: ResourceSummary
  action: Action
  children: ReactNode
}

/**
 * Screen for people who may see it. Others see which permission they lack: react-admin would redirect to a page that knows
 * neither the URL nor the permission.
 */
export const RequireAccess = ({ resource, action, children }: Props) => {
  const { AccessDenied, NotFound } = useProductComponents()
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action })
  if (isPending) return <PageSkeleton />
  if (canAccess) return children
  const permission = permissionName(action, resource)
  if (capabilities().permissions) return <AccessDenied permission={permission} />
  // Other back ends have their own permission names and lack most pages.
  return isSpecifiedPermission(permission) ? <AccessDenied /> : <NotFound />
}
