import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import AddIcon from '@mui/icons-material/AddPhotoAlternate'
import { Button } from '@mui/material'
import { useState } from 'react'
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { ListError } from '@kampana/engine-admin/screens/errors/list-error.tsx'
import { NothingFound } from '@kampana/engine-admin/screens/list/empty-list.tsx'
import { PageLinks } from '@kampana/engine-admin/screens/list/page-links.tsx'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { useFilesDropped } from '../upload/use-files-dropped.ts'
import { LibraryFilters } from './library-filters.tsx'
import { PictureGrid } from './picture-grid.tsx'
import { GridSelectionBar } from '@kampana/engine-admin/screens/list/grid-selection-bar.tsx'
import { views } from './views.ts'

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
