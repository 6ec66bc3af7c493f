import type { Resource } from '@kampana/shared/resource'
import { useEffect, useRef, useState } from 'react'
import { useCanAccess, useUpdate, type Identifier, type RaRecord } from 'react-admin'
import { isFullRecord } from '../data-provider/record-version.ts'
import { useOverrides } from './overrides.tsx'

/**
 * Updates a record when it is opened (as marking a message as read), once and only for people who may edit it. It sends the
 * version that was read, so that it never overwrites a colleague's change. Returns whether it is done or not needed; it
 * fails silently, since the next opening retries.
 */
export const useUpdateOnOpen = (
  resource: Resource,
  record: RaRecord | undefined,
  isFetching: boolean,
): boolean => {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'edit' })
  const [update] = useUpdate<RaRecord>(resource.name)
  const tried = useRef<Identifier>(undefined)
  const [done, setDone] = useState<Identifier>()
  const read = record && !isFetching && isFullRecord(record) ? record : undefined
  const { updateOnOpen } = useOverrides(resource.name)
  const change = read && updateOnOpen?.(read)
  const isDue = change !== undefined && canAccess === true

  useEffect(() => {
    if (!isDue || !read || tried.current === read.id) return
    tried.current = read.id
    const over = () => setDone(read.id)
    void update(
      resource.name,
      { id: read.id, data: { ...read, ...change }, previousData: read },
      { mutationMode: 'pessimistic', onSuccess: over, onError: over },
    )
  }, [isDue, read, change, update, resource.name])

  return change === undefined || (!isPending && !canAccess) || done === read?.id
}
