import type { Resource } from '@kampana/engine-declare/resource'
import { useEffect, useRef, useState } from 'react'
import { useCanAccess, useUpdate, type Identifier, type RaRecord } from 'react-admin'
import { storedAccount } from '../back-end/stored-account.ts'
import { isFullRecord } from '../data-provider/record-version.ts'
import { useOverrides } from './overrides.tsx'

/**
 * Updates a record when it is opened, such as marking a message as read. Runs once and only for people who may edit the
 * record. Sends the version that was read, so that it never overwrites a colleague's change. Returns true when the update is
 * done or not needed. Fails silently, since the next opening retries.
 */
export const useUpdateOnOpen = (
  resource: Resource,
  record: RaRecord | undefined,
  isFetching: boolean,
): boolean => {
  const { canAccess, isPending } = useCanAccess({ resource: resource.name, action: 'edit' })
  const [update] = useUpdate<RaRecord>(resource.name)
  const attempted = useRef<Identifier>(undefined)
  const [done, setDone] = useState<Identifier>()
  const loaded = record && !isFetching && isFullRecord(record) ? record : undefined
  const { updateOnOpen } = useOverrides(resource.name)
  // Viewing the dashboard as another role changes nothing.
  const isViewing = Boolean(storedAccount.read()?.viewed_role)
  const change = isViewing ? undefined : loaded && updateOnOpen?.(loaded)
  const isDue = change !== undefined && canAccess === true

  useEffect(() => {
    if (!isDue || !loaded || attempted.current === loaded.id) return
    attempted.current = loaded.id
    const finish = () => setDone(loaded.id)
    void update(
      resource.name,
      { id: loaded.id, data: { ...loaded, ...change }, previousData: loaded },
      { mutationMode: 'pessimistic', onSuccess: finish, onError: finish },
    )
  }, [isDue, loaded, change, update, resource.name])

  return change === undefined || (!isPending && !canAccess) || done === loaded?.id
}
