import type { Resource } from '@kampana/shared/resource'
import { SelectInput } from 'react-admin'
import { flattenTree } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

interface Props {
  /** Whose tree it is; react-admin gives each filter a `resource` of its own. */
  of: Resource
  source: string
  label: string
  /** Read by react-admin's filter form. */
  alwaysOn?: boolean
}

/** Filters by a part of a tree: one of its records that have others beneath them, with all of those. */
export const BranchFilter = ({ of: resource, source, label }: Props) => {
  const { tree } = useTree(resource)
  const rows = tree ? flattenTree(tree, () => true).filter(({ hasBeneath }) => hasBeneath) : []
  return (
    <SelectInput
      source={source}
      label={label}
      choices={rows.map(({ record, depth }) => ({
        id: Number(record.id),
        name: `${'\u2003'.repeat(depth)}${String(record[resource.title])}`,
      }))}
      isPending={!tree}
      // Several parts at once are chosen by a button above the list.
      format={(value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : '')}
      translateChoice={false}
      helperText={false}
      margin="none"
      size="small"
    />
  )
}
