import type { Resource } from '@kampana/engine-declare/resource'
import { SelectInput } from 'react-admin'
import { flattenTree } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

interface Props {
  /** Resource of the tree. react-admin sets each filter's `resource` itself. */
  of: Resource
  source: string
  label: string
  /** Read by react-admin's filter form. */
  alwaysOn?: boolean
}

/** Filters by a branch of a tree: a record with children, and all its descendants. */
export const BranchFilter = ({ of: resource, source, label }: Props) => {
  const { tree } = useTree(resource)
  const rows = tree ? flattenTree(tree, () => true).filter(({ hasChildren }) => hasChildren) : []
  return (
    <SelectInput
      source={source}
      label={label}
      choices={rows.map(({ record, depth }) => ({
        id: Number(record.id),
        name: `${'\u2003'.repeat(depth)}${String(record[resource.title])}`,
      }))}
      isPending={!tree}
      // A button above the list can select several branches, which this input can't show.
      format={(value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : '')}
      translateChoice={false}
      helperText={false}
      margin="none"
      size="small"
    />
  )
}
