import type { Resource } from '@kampana/engine-declare/resource'
import { Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { pathTo } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

/** Ancestors of a record, for lists outside its tree. */
export const TreePath = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const { tree } = useTree(resource)
  const path = tree && record ? pathTo(tree, record).map((above) => String(above[resource.title])) : []
  if (path.length === 0) return null
  return (
    <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      {path.join(' › ')}
    </Typography>
  )
}
