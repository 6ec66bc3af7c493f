import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import { ListBase, useListContext, useTranslate } from 'react-admin'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { MoreActions } from '@kampana/engine-admin/screens/actions/more-actions.tsx'
import { EmptyList } from '@kampana/engine-admin/screens/list/empty-list.tsx'
import { ListError } from '@kampana/engine-admin/screens/errors/list-error.tsx'
import { NewRecord } from '@kampana/engine-admin/screens/list/new-record.tsx'
import { GridSelectionBar } from '@kampana/engine-admin/screens/list/grid-selection-bar.tsx'
import { allRows } from '@kampana/engine-admin/data-provider/all-rows'
import { TrashButton } from '@kampana/engine-admin/screens/trash/trash-button.tsx'
import { SlideGrid } from './slide-grid.tsx'

/** List of the slides in carousel order. A click selects a slide. Selected slides can be hidden, shown and deleted. */
export const SlideList = ({ resource }: { resource: Resource }) => (
  <ListBase
    perPage={allRows}
    sort={{ field: resource.order[0], order: resource.order[1] }}
    disableSyncWithLocation
  >
    <PageHeader title={useTranslate()(resource.label)}>
      <NewRecord resource={resource} />
      <MoreActions>
        <TrashButton resource={resource} />
      </MoreActions>
    </PageHeader>
    <Slides resource={resource} />
  </ListBase>
)

const Slides = ({ resource }: { resource: Resource }) => {
  const { data, error } = useListContext<Slide>()
  if (error) return <ListError />
  if (!data) return null
  if (data.length === 0) return <EmptyList resource={resource} />
  return (
    <>
      <GridSelectionBar resource={deletable(resource)} records={data} />
      <SlideGrid resource={resource} />
    </>
  )
}

/** Slides have no screens of their own, so Delete is the only standard bulk action. */
const deletable = (resource: Resource): Resource => ({ ...resource, actions: ['delete'] })
