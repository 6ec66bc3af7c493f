import { inputName } from '@kampana/engine-declare/kinds/index'
import { useEffect, useState } from 'react'
import { useGetList, useInput, useRecordContext } from 'react-admin'
import type { InputProps } from '@kampana/engine-admin/screens/fields/input-props'
import { relatedIds } from '@kampana/engine-declare/kinds/index'
import { allRows } from '@kampana/engine-admin/data-provider/all-rows'
import type { Permission } from '../permission-groups.ts'
import { mayGrant } from './may-grant.ts'
import type { PermissionChange } from './permission-boxes.tsx'

/** All permissions, those of the form's role, and those of a preset or a copy that the person may not grant. */
export const useChosenPermissions = ({ name, field }: Pick<InputProps, 'name' | 'field'>) => {
  const { data = [], error } = useGetList<Permission>('permissions', {
    pagination: { page: 1, perPage: allRows },
    sort: { field: 'id', order: 'ASC' },
  })
  const { field: input, fieldState } = useInput({ source: inputName(name, field), defaultValue: [] })
  const isNew = useRecordContext() === undefined
  const chosen = new Set(relatedIds(input.value).map(Number))
  // A copy starts with the other role's permissions.
  const [wanted, setWanted] = useState<ReadonlySet<number>>(chosen)
  const leftOut = isNew ? data.filter(({ id, name: each }) => wanted.has(id) && !mayGrant(each)) : []
  const change = ({ add = [], remove = [] }: PermissionChange) =>
    input.onChange([...chosen.union(new Set(add)).difference(new Set(remove))])
  const isBeyond = leftOut.some(({ id }) => chosen.has(id))
  useEffect(() => {
    if (isBeyond) change({ remove: leftOut.map(({ id }) => id) })
  })
  return {
    data,
    chosen,
    isNew,
    leftOut,
    problem: fieldState.error?.message ?? error?.message,
    change,
    begin: (permissions: readonly Permission[]) => {
      setWanted(new Set(permissions.map(({ id }) => id)))
      input.onChange(permissions.filter((each) => mayGrant(each.name)).map(({ id }) => id))
    },
  }
}
