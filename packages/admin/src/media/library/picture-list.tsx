import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import AddIcon from '@mui/icons-material/AddPhotoAlternate'
import { Button, Box, Typography, Chip, Stack, TextField } from '@mui/material'
import { useState, useId, useEffect, useEffectEvent } from 'react'
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { ListError } from '@kampana/engine-admin/screens/errors/list-error.tsx'
import { NothingFound } from '@kampana/engine-admin/screens/list/empty-list.tsx'
import { PageLinks } from '@kampana/engine-admin/screens/list/page-links.tsx'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { useFilesDropped } from '../upload/use-files-dropped.ts'
import { useDebounced } from '@kampana/engine-admin/use-debounced'
import { viewOf, views } from './views.ts'
import { onGridKeys } from '../../layout/grid-keys.ts'
import { visuallyHidden } from '@kampana/engine-admin/page/visually-hidden'
import { libraryGrid } from '../library-grid.ts'
import { PictureTile } from './picture-tile.tsx'
import { GridSelectionBar } from '@kampana/engine-admin/screens/list/grid-selection-bar.tsx'

const UploadDialog = lazyComponent(() => import('../upload/upload-dialog.tsx'), 'UploadDialog', {
  overlay: true,
})

/** Image library: a paginated grid with search and views, uploads, and a bar for selected images. */
export const PictureList = ({ resource }: { resource: Resource }) => (
  <ListBase
    perPage={picturesPerPage}
    sort={{ field: resource.order[0], order: resource.order[1] }}
    filterDefaultValues={views[0].filter()}
  >
    <Header resource={resource} />
    <LibraryFilters />
    <Pictures resource={resource} />
  </ListBase>
)

/** Divisible by the grid's column counts, so that all rows are full. */
const picturesPerPage = 48

const Header = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const [files, setFiles] = useState<readonly File[]>()
  useFilesDropped(files === undefined, (dropped) => setFiles([...dropped]))
  return (
    <PageHeader title={t(resource.label)}>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setFiles([])}>
        {t('Add pictures')}
      </Button>
      {files && <UploadDialog files={files} onClose={() => setFiles(undefined)} />}
    </PageHeader>
  )
}

const Pictures = ({ resource }: { resource: Resource }) => {
  const { data, error } = useListContext<LibraryPicture>()
  if (error) return <ListError resource={resource} />
  if (!data) return null
  return (
    <>
      <GridSelectionBar resource={resource} records={data} />
      {data.length === 0 ? <NothingFound resource={resource} /> : <PictureGrid pictures={data} />}
      <Pagination rowsPerPageOptions={[]} actions={PageLinks} />
    </>
  )
}

/** Grid of images. Tab focuses one of them, and the arrow keys move to the others. */
const PictureGrid = ({ pictures }: { pictures: readonly LibraryPicture[] }) => {
  const t = useTranslate()
  const hint = useId()
  const { selectedIds, onToggleItem } = useListContext<LibraryPicture>()
  const [focused, setFocused] = useState<number>()
  const entry = pictures.some(({ id }) => id === focused) ? focused : pictures[0]?.id
  return (
    <>
      <Typography id={hint} sx={visuallyHidden}>
        {t('Use the arrow keys to move, Enter to open and Space to select.')}
      </Typography>
      <Box component="ul" sx={libraryGrid} aria-describedby={hint} onKeyDown={onGridKeys}>
        {pictures.map((picture) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            selected={selectedIds.includes(picture.id)}
            isEntry={picture.id === entry}
            onFocus={() => setFocused(picture.id)}
            onToggle={() => onToggleItem(picture.id)}
          />
        ))}
      </Box>
    </>
  )
}

/** Search by description, and views of the library. The address contains both. */
const LibraryFilters = () => {
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
