import { inputName } from '@kampana/engine-declare/kinds/index'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { AutocompleteInput, useCanAccess, useRecordContext, useTranslate } from 'react-admin'
import type { InputProps } from '../fields/input-props.ts'
import { useValidators } from '../fields/use-validators.ts'
import { descendantsOf, flattenTree } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

/** Selects a record's parent in the tree. The record and its descendants aren't offered. */
export const ParentInput = ({ name, field, disabled }: InputProps) => {
  const t = useTranslate()
  const resource = findResource('resource' in field ? field.resource : '')
  const { canAccess = true } = useCanAccess({ resource: resource.name, action: 'move' })
  const validate = useValidators(name, field)
  const own = useRecordContext()
  const { tree } = useTree(resource)
  const excluded = new Set(
    tree && own?.id !== undefined
      ? [own, ...descendantsOf(tree, Number(own.id))].map(({ id }) => Number(id))
      : [],
  )
  const rows = tree ? flattenTree(tree, () => true) : []
  const choices = rows
    .filter(({ record }) => !excluded.has(Number(record.id)))
    .map(({ record, depth }) => ({
      id: Number(record.id),
      name: `${'\u2003'.repeat(depth)}${String(record[resource.title])}`,
    }))
  return (
    <AutocompleteInput
      source={inputName(name, field)}
      label={field.label}
      validate={validate}
      // Choosing the parent of a new record needs no move permission.
      disabled={disabled === true || (own !== undefined && !canAccess)}
      fullWidth
      {...(field.help !== undefined && { helperText: t(field.help) })}
      choices={choices}
      isPending={!tree}
      inputText={(choice: { name?: string } | undefined) => choice?.name?.trim() ?? ''}
    />
  )
}
