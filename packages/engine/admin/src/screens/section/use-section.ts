import { sectionCalls } from '@kampana/engine-declare/calls/section-calls'
import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import { useQuery } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { storedAccount } from '../../back-end/stored-account.ts'
import { useCall } from '../../data-provider/use-call.ts'

/** Reports if a record is outside the sections of the person's role, and which roles edit it then. */
export const useSection = (resource: Resource, record: Pick<RaRecord, 'id'> | undefined) => {
  const check = useCall(sectionCalls(resource).check)
  const id = record?.id
  const isAsked = id !== undefined && isLimitedToSections(resource)
  const { data } = useQuery({
    queryKey: [resource.name, 'section', id],
    queryFn: async () => (await check({ id: Number(id) })).data,
    enabled: isAsked,
    staleTime: 60_000,
    retry: false,
  })
  // Offers nothing that the server may reject until the answer is known.
  return { isOutside: isAsked && data?.mine !== true, roles: data?.mine === false ? data.roles : undefined }
}

/** True if the person may only edit records of a resource in their sections. */
const isLimitedToSections = (resource: Resource): boolean =>
  resource.sections === 'within' &&
  resource.actions.includes('list') &&
  resource.actions.includes('edit') &&
  (storedAccount.read()?.limited_permissions?.includes(permissionName('edit', resource)) ?? false)
