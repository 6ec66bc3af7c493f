import { inputName } from '@kampana/engine-declare/kinds/index'
import { ownAddressField } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useCanAccess, useInput, useTranslate } from 'react-admin'
import type { InputProps } from '../fields/input-props.ts'
import { flattenTree, pathTo, type RecordTree } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

interface Props extends InputProps {
  /** Resource of the tree whose records have addresses. */
  resource: Resource
}

/** Selects branches of a tree by title. The value has one address per line; others can be typed. */
export const BranchesInput = ({ name, field, disabled = false, resource }: Props) => {
  const t = useTranslate()
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'list' })
  const { tree } = useTree(resource, canAccess)
  const titles = useMemo(() => titleBranches(resource, tree), [resource, tree])
  const { field: input, fieldState } = useInput({ source: inputName(name, field) })
  const chosen = toLines(String(input.value ?? ''))
  const unknown = tree ? chosen.filter((address) => !titles.has(address)) : []
  const problem = fieldState.error?.message
  const help =
    unknown.length > 0 ? t('No page at %{address} yet.', { address: unknown.join(', ') }) : field.help
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      fullWidth
      autoSelect
      disabled={disabled}
      options={[...titles.keys()]}
      value={chosen}
      onChange={(_event, addresses) => input.onChange(addresses.map(toAddress).join('\n'))}
      filterOptions={createFilterOptions({ stringify: (address) => `${titles.get(address)} ${address}` })}
      getOptionLabel={(address) => titles.get(address) ?? address}
      getOptionKey={(address) => address}
      renderOption={({ key, ...props }, address) => (
        <Box component="li" key={key} {...props} sx={option}>
          <span>{titles.get(address)}</span>
          <small>{address}</small>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={t(field.label)}
          error={problem !== undefined}
          helperText={t(problem ?? help ?? '')}
        />
      )}
    />
  )
}

/** Titles from the root to each record with an address, by address. `/` selects all records and is no branch. */
const titleBranches = (resource: Resource, tree: RecordTree | undefined): ReadonlyMap<string, string> =>
  new Map(
    (tree ? flattenTree(tree, () => true) : []).flatMap(({ record }): [string, string][] => {
      const address: unknown = record[ownAddressField(resource) ?? '']
      if (!tree || typeof address !== 'string' || address === '/') return []
      const path = [...pathTo(tree, record), record]
      return [[address, path.map((each) => String(each[resource.title])).join(' › ')]]
    }),
  )

const toLines = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Typed address with a leading slash. */
const toAddress = (typed: string): string => {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/, '')
  return path.startsWith('/') ? path : `/${path}`
}

const option = {
  display: 'flex !important',
  flexDirection: 'column',
  alignItems: 'flex-start !important',
  '& small': { color: 'text.secondary', overflowWrap: 'anywhere' },
}
