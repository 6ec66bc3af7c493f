import { isLive } from '@kampana/engine-declare/resource'
import { Alert } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { descendantsOf, type RecordTree } from './tree-rows.ts'
import { useFormResource } from './use-parent-address.ts'
import { useTree } from './use-tree.ts'

/** Effects of a changed address: child addresses change with it, and old addresses redirect. */
export const MovedAddresses = ({ source }: { source: string }) => {
  const t = useTranslate()
  const resource = useFormResource()
  const record = useRecordContext()
  const typed: unknown = useWatch({ name: source })
  const { tree } = useTree(resource)
  // A draft's own address isn't the published one.
  const live = record && (tree?.byId.get(Number(record.id)) ?? record)
  const from: unknown = live?.[source]
  if (!live || typeof from !== 'string' || !isAnother(typed, from)) return null
  const along = tree ? addressesAlong(tree, Number(live.id), source, from) : []
  const leadsOn = isLive(resource, live)
  if (!leadsOn && along.length === 0) return null
  return (
    <Alert severity="info" variant="outlined" sx={{ width: '100%', mb: 2 }}>
      {leadsOn && t('%{address} will redirect here, so existing links keep working.', { address: from })}
      {along.length > 0 && (
        <div>
          {t('These addresses will also change: %{addresses}', {
            addresses: along.slice(0, maxNamed).join(', '),
          })}
          {along.length > maxNamed && ` ${t('and %{count} more', { count: along.length - maxNamed })}`}
        </div>
      )}
    </Alert>
  )
}
const maxNamed = 8

const isAnother = (typed: unknown, from: string): boolean =>
  typeof typed === 'string' && typed !== '' && typed !== from

/** Descendant addresses that start with the record's own. */
const addressesAlong = (tree: RecordTree, id: number, source: string, from: string): string[] =>
  descendantsOf(tree, id)
    .map((each) => String(each[source]))
    .filter((address) => address.startsWith(`${from}/`))
    .toSorted()
