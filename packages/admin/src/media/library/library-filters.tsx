import { Chip, Stack, TextField } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useDebounced } from '@kampana/engine-admin/use-debounced'
import { viewOf, views } from './views.ts'

/** Search by description, and views of the library. The address contains both. */
export const LibraryFilters = () => {
  const t = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const [typed, setTyped] = useSearch()
  const current = viewOf(filterValues)
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} gap={1.5} sx={{ mb: 1.5 }} alignItems={{ md: 'center' }}>
      <TextField
        size="small"
        type="search"
        label={t('Search by description')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ width: { md: 320 } }}
      />
      <Stack component="fieldset" aria-label={t('Show')} direction="row" flexWrap="wrap" gap={1} sx={bare}>
        {views.map((view) => (
          <Chip
            key={view.label}
            label={t(view.label)}
            aria-pressed={view === current}
            color={view === current ? 'primary' : 'default'}
            variant={view === current ? 'filled' : 'outlined'}
            onClick={() => setFilters({ ...view.filter(), ...(typed !== '' && { q: typed }) })}
          />
        ))}
      </Stack>
    </Stack>
  )
}

const bare = { m: 0, p: 0, border: 0, minWidth: 0 }

/** Typed query, which filters the list after a delay. */
const useSearch = () => {
  const { filterValues, setFilters } = useListContext()
  const query = String(filterValues.q ?? '')
  const [typed, setTyped] = useState(query)
  const settled = useDebounced(typed).trim()
  const search = useEffectEvent((q: string) => {
    const { q: _former, ...others } = filterValues
    if (q !== query) setFilters({ ...others, ...(q !== '' && { q }) })
  })
  useEffect(() => search(settled), [settled])
  return [typed, setTyped] as const
}
