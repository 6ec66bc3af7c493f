import { inputName } from '@kampana/shared/kinds/index'
import type { ContentTreeEntry } from '@kampana/shared/content/content-api'
import { Autocomplete, Box, TextField } from '@mui/material'
import { useMemo } from 'react'
import { useInput, useTranslate } from 'react-admin'
import type { InputProps } from '../../crud/fields/input-props.ts'
import { useWebsite } from '../use-website.ts'

/** The pages to which a role is held, chosen by title. The value has one address a line. */
export const SectionsInput = ({ name, field, disabled = false }: InputProps) => {
  const t = useTranslate()
  const { data } = useWebsite()
  const { field: input, fieldState } = useInput({ source: inputName(name, field) })
  const titles = useMemo(() => new Map(listPages(data?.tree ?? [])), [data])
  const chosen = String(input.value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const unknown = data ? chosen.filter((address) => !titles.has(address)) : []
  const problem = fieldState.error?.message
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
      getOptionLabel={(address) => nameOf(titles, address)}
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
          helperText={problem === undefined ? <Help unknown={unknown} help={field.help} /> : t(problem)}
        />
      )}
    />
  )
}

const Help = ({ unknown, help = '' }: { unknown: readonly string[]; help: string | undefined }) => {
  const t = useTranslate()
  return unknown.length > 0 ? t('No page is at %{address} yet.', { address: unknown.join(', ') }) : t(help)
}

/** What somebody typed, with the slash at its beginning. */
const toAddress = (typed: string): string => {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/, '')
  return path.startsWith('/') ? path : `/${path}`
}

const nameOf = (titles: ReadonlyMap<string, string>, address: string): string =>
  titles.get(address) ?? address

/** Every page of the tree by its address. */
const listPages = (entries: readonly ContentTreeEntry[]): [string, string][] =>
  entries.flatMap(({ address, title, entries: within }) => [
    ...(address === null || address === '/' ? [] : [[address, title] as [string, string]]),
    ...listPages(within),
  ])

const option = {
  display: 'flex !important',
  flexDirection: 'column',
  alignItems: 'flex-start !important',
  '& small': { color: 'text.secondary', overflowWrap: 'anywhere' },
}
