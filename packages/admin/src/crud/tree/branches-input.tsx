import { inputName } from '@kampana/shared/kinds/index'
import { ownAddressField } from '@kampana/shared/record-address'
import type { Resource } from '@kampana/shared/resource'
import { Autocomplete, Box, createFilterOptions, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useCanAccess, useInput, useTranslate } from 'react-admin'
import type { InputProps } from '../fields/input-props.ts'
import { flattenTree, type Tree } from './tree-rows.ts'
import { useTree } from './use-tree.ts'

interface Props extends InputProps {
  /** The tree whose records have addresses. */
  resource: Resource
}

/** Branches of a tree, chosen by title. The value has the address of one a line; others may be typed. */
export const BranchesInput = ({ name, field, disabled = false, resource }: Props) => {
  const t = useTranslate()
  const { canAccess = false } = useCanAccess({ resource: resource.name, action: 'list' })
  const { tree } = useTree(resource, canAccess)
  const branches = useMemo(() => listBranches(resource, tree), [resource, tree])
  const { field: input, fieldState } = useInput({ source: inputName(name, field) })
  const chosen = toLines(String(input.value ?? ''))
  const unknown = tree ? chosen.filter((address) => !branches.has(address)) : []
  const problem = fieldState.error?.message
  const help =
    unknown.length > 0 ? t('No page is at %{address} yet.', { address: unknown.join(', ') }) : field.help
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      fullWidth
      autoSelect
      disabled={disabled}
      options={[...branches.keys()]}
      value={chosen}
      onChange={(_event, addresses) => input.onChange(addresses.map(toAddress).join('\n'))}
      filterOptions={createFilterOptions({
        stringify: (address) => `${branches.get(address)?.title} ${address}`,
      })}
      getOptionLabel={(address) => branches.get(address)?.title ?? address}
      renderOption={({ key, ...props }, address) => (
        <Box component="li" key={key} {...props} sx={option}>
          <Box component="span" sx={{ pl: (branches.get(address)?.depth ?? 0) * 2 }}>
            {branches.get(address)?.title} <small>{address}</small>
          </Box>
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

interface Branch {
  title: string
  depth: number
}

/** Each record of a tree that has an address, by that. All of them is no branch. */
const listBranches = (resource: Resource, tree: Tree | undefined): ReadonlyMap<string, Branch> =>
  new Map(
    (tree ? flattenTree(tree, () => true) : []).flatMap(({ record, depth }): [string, Branch][] => {
      const address: unknown = record[ownAddressField(resource) ?? '']
      return typeof address === 'string' && address !== '/'
        ? [[address, { title: String(record[resource.title]), depth }]]
        : []
    }),
  )

const toLines = (value: string): string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** What somebody typed, with the slash at its beginning. */
const toAddress = (typed: string): string => {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/, '')
  return path.startsWith('/') ? path : `/${path}`
}

const option = { '& small': { ml: 1, color: 'text.secondary', overflowWrap: 'anywhere' } }
