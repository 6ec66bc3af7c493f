import { permissionName, type Action, type Resource } from '@kampana/shared/resource'
import type { ReactNode } from 'react'
import { useCanAccess } from 'react-admin'
import { isSpecifiedPermission } from '../account/specified.ts'
import { isOwnServer } from '../account/own-server.ts'
import { AccessDenied, NotFound } from '../lazy-components.ts'

interface Props {
  resource: Resource
  action: Action
  children: ReactNode
}

/**
 * A screen for those who may see it. Others are told here which permission they lack: react-admin by itself
 * leads to a page of its own that knows neither the address nor the permission.
 */
export const RequireAccess = ({ resource, action, children }: Props) => {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action })
  if (isPending) return null
  if (canAccess) return children
  const permission = permissionName(action, resource)
  // What only our own server has, no permission would open elsewhere.
  return isOwnServer() || isSpecifiedPermission(permission) ? (
    <AccessDenied permission={permission} />
  ) : (
    <NotFound />
  )
}
