import type { Slide } from '@kampana/shared/api'
import type { Resource } from '@kampana/shared/resource'
import { Box } from '@mui/material'
import { BulkActionsToolbar, CanAccess, CreateButton, ListBase, useListContext } from 'react-admin'
import { PageHeader } from '../../layout/page-header.tsx'
import { EmptyList } from '../../resource/empty-list.tsx'
import { ListFailure } from '../../resource/list-failure.tsx'
import { SelectionActions } from '../../resource/selection-actions.tsx'
import { everything } from '../../everything.ts'
import { SlideTile } from './slide-tile.tsx'

/** The slides as the carousel shows them. A click selects one or lets it go; deleting acts on the selection. */
export const SlideList = ({ resource }: { resource: Resource }) => (
  <>
    <PageHeader title={resource.label}>
      <CanAccess action="create">
        <CreateButton variant="contained" />
      </CanAccess>
    </PageHeader>
    <ListBase
      perPage={everything}
      sort={{ field: resource.order[0], order: resource.order[1] }}
      disableSyncWithLocation
    >
      <SlideGrid resource={resource} />
    </ListBase>
  </>
)

/** Slides have no screens of their own: what can be done to a selection is to delete it. */
const deletable = (resource: Resource): Resource => ({ ...resource, actions: ['delete'] })

const SlideGrid = ({ resource }: { resource: Resource }) => {
  const { data, error, selectedIds, onToggleItem } = useListContext<Slide>()
  if (error) return <ListFailure />
  if (data?.length === 0) return <EmptyList resource={resource} />
  return (
    <>
      <Box sx={bar}>
        <BulkActionsToolbar>
          <SelectionActions resource={deletable(resource)} />
        </BulkActionsToolbar>
      </Box>
      <Box component="ul" sx={grid}>
        {data?.map((slide) => (
          <SlideTile
            key={slide.id}
            slide={slide}
            selected={selectedIds.includes(slide.id)}
            onToggle={() => onToggleItem(slide.id)}
          />
        ))}
      </Box>
    </>
  )
}

/**
 * Stays in sight beneath the header, however far down the selected slide is. react-admin draws the toolbar 48 pixels
 * above where it stands.
 */
const bar = {
  position: { xs: 'fixed', md: 'sticky' },
  top: 104,
  left: 0,
  right: 0,
  zIndex: 2,
  mt: { md: 7 },
  pb: { md: 2 },
}

/** Rows of three where there is room for them, as the server groups them. */
const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
}
