import type { SearchResult } from '@kampana/engine-declare/search'
import { Autocomplete, Box, TextField } from '@mui/material'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslate, useDataProvider } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { capabilities } from '../../back-end/capabilities.ts'
import type { EngineDataProvider } from '../../data-provider.ts'

interface Props {
  address: string
  problem: ReactNode
  /** True if the address may be empty, which means no link. */
  isOptional: boolean
  onType: (address: string) => void
  onChoose: (page: Pick<SearchResult, 'title' | 'address'>) => void
  onBlur?: () => void
  /** Label of a record's field; by default that of a dialog's first input. */
  label?: string
  hint?: string | undefined
  disabled?: boolean
}

/** Input for an address with a search for the site's pages and updates by title and text. */
export const PageInput = ({
  address,
  problem,
  isOptional,
  onType,
  onChoose,
  onBlur,
  label,
  hint,
  disabled = false,
}: Props) => {
  const t = useTranslate()
  const { pages, isSearching } = useWebsiteSearch(address)
  return (
    <Autocomplete<SearchResult, false, false, true>
      freeSolo
      fullWidth
      disabled={disabled}
      onBlur={onBlur}
      options={pages}
      loading={isSearching}
      loadingText={t('Searching…')}
      value={null}
      inputValue={address}
      onInputChange={(_event, typed, reason) => reason === 'input' && onType(typed)}
      onChange={(_event, page) => page !== null && typeof page !== 'string' && onChoose(page)}
      // The server has already filtered the results.
      filterOptions={(all) => all}
      getOptionLabel={(page) => (typeof page === 'string' ? page : page.address)}
      getOptionKey={(page) => (typeof page === 'string' ? page : page.address)}
      renderOption={({ key, ...props }, { title, kind, address: path }) => (
        <Box component="li" key={key} {...props} sx={option}>
          <span>{title}</span>
          <small>{[kind, decodeURI(path)].filter(Boolean).join(' · ')}</small>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          // A dialog takes the focus to its first input.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={label === undefined}
          label={label ?? t('Page or address')}
          margin="dense"
          error={problem !== undefined}
          // The hint stays beside an error, since it is most useful then.
          helperText={
            <>
              {problem}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {hint ??
                  t(
                    'Search for a page or update, or enter an address: https://example.org, an e-mail address or a path such as /contact-us.',
                  )}
                {isOptional && ` ${t('Leave empty for no link.')}`}
              </Box>
            </>
          }
        />
      )}
    />
  )
}

const option = {
  display: 'flex !important',
  flexDirection: 'column',
  alignItems: 'flex-start !important',
  '& small': { color: 'text.secondary', overflowWrap: 'anywhere' },
}

/** Pages and published updates that match the input, from the site's own search. Empty for an address. */
const useWebsiteSearch = (typed: string): { pages: readonly SearchResult[]; isSearching: boolean } => {
  const { searchWebsite } = useDataProvider<EngineDataProvider>()
  const query = useSettled(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['website', 'search', query],
    queryFn: () => searchWebsite(query),
    enabled: capabilities().website && query.length >= 2 && !/^[a-z]+:|^[/#]|@/i.test(query),
    retry: false,
    staleTime: 60_000,
  })
  return { pages: typed.trim() === query ? (data ?? []) : [], isSearching: isFetching }
}

/** Debounced input. */
const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 200)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
