import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { Resource } from '@kampana/shared/resource'
import { Box, useMediaQuery } from '@mui/material'
import { type ReactNode } from 'react'
import { ListBase, ListView, useListContext, useTranslate } from 'react-admin'
import { PageHeader } from '../../page/page-header.tsx'
import { useOverrides } from '../overrides.tsx'
import { MoreActions } from '../actions/more-actions.tsx'
import { EmptyList } from './empty-list.tsx'
import { ExportButton } from '../export/export-button.tsx'
import { ImportButton } from '../import/import-button.tsx'
import { InsteadNotice } from '../finding/instead-notice.tsx'
import { useRelevance } from '../finding/use-relevance.ts'
import { TrashButton } from '../trash/trash-button.tsx'
import { createFilters } from './filters.tsx'
import { ListActions } from './list-actions.tsx'
import { ListError } from '../errors/list-error.tsx'
import { useDefaultSort } from './list-columns.ts'
import { useTree } from '../tree/use-tree.ts'
import { ListPagination } from './list-pagination.tsx'
import { NewRecord } from './new-record.tsx'
import { RecordTable } from './record-table.tsx'
import { useWholePresses } from './use-whole-presses.ts'

const onPhones = () => import('./phone/parts.ts')
const CardList = lazyComponent(onPhones, 'CardList')
const QuickFilters = lazyComponent(() => import('../finding/quick-filters.tsx'), 'QuickFilters')
const TreeList = lazyComponent(() => import('../tree/tree-list.tsx'), 'TreeList')
const PhoneTools = lazyComponent(onPhones, 'PhoneTools')

/** A resource's list: a table, or cards where the screen is narrow. */
export const GeneratedList = ({ resource }: { resource: Resource }) => {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'))
  const [field, order] = useDefaultSort(resource)
  const t = useTranslate()
  const overrides = useOverrides(resource.name)
  const filters = createFilters(resource, overrides, t)
  const wholePresses = useWholePresses()
  return (
    <ListBase sort={{ field, order }}>
      <ListEffects resource={resource} />
      <PageHeader title={t(resource.label)}>
        {resource.actions.includes('create') && <NewRecord resource={resource} />}
        <MoreActions>
          <ImportButton resource={resource} />
          <ExportButton resource={resource} />
          <TrashButton resource={resource} />
        </MoreActions>
      </PageHeader>
      {/* In one chunk: rows that render before the toolbar above them would shift under a finger. */}
      <ChunkBoundary>
        {overrides.aboveList && <overrides.aboveList />}
        {resource.checked && <QuickFilters resource={resource} />}
        <ListView
          title={false}
          // On a narrow screen `PhoneTools` has them behind a button.
          {...(!narrow && { filters })}
          actions={
            narrow ? (
              <PhoneTools resource={resource} filters={filters} />
            ) : (
              <ListActions resource={resource} />
            )
          }
          pagination={
            <TreeOr resource={resource} tree={false}>
              <ListPagination />
            </TreeOr>
          }
          empty={overrides.filtersWhenEmpty ? false : <EmptyList resource={resource} />}
          error={<ListError resource={resource} />}
          sx={toolbar}
        >
          <InsteadNotice />
          <Box sx={{ display: 'contents' }} {...wholePresses}>
            <TreeOr resource={resource}>
              {narrow ? <CardList resource={resource} /> : <RecordTable resource={resource} />}
            </TreeOr>
          </Box>
        </ListView>
      </ChunkBoundary>
    </ListBase>
  )
}

/** A tree, as long as nothing is searched or filtered in it: what is found is a list as any other. */
const TreeOr = ({
  resource,
  tree = true,
  children,
}: {
  resource: Resource
  tree?: boolean
  children: ReactNode
}) => {
  if (!useIsTree(resource)) return children
  return tree ? <TreeList resource={resource} /> : null
}

const useIsTree = (resource: Resource): boolean => {
  const { filterValues = {} } = useListContext()
  return resource.tree !== undefined && Object.keys(filterValues).length === 0
}

/** What follows from the list's state. A tree is asked for beside the list's first page, not after it. */
const ListEffects = ({ resource }: { resource: Resource }) => {
  useRelevance(resource)
  useTree(resource, useIsTree(resource))
  return null
}

/** The bar over selected rows takes the place of search and filters, which are as high as it is. */
const toolbar = {
  // A table of many columns scrolls by itself and doesn't widen the page.
  '& .RaList-main': { minWidth: 0 },
  '&:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)) .RaList-actions': {
    visibility: 'hidden',
  },
  // What can be done with the list goes below its filters where both don't fit in a row.
  '& .RaList-actions': {
    flexWrap: 'wrap',
    backgroundColor: 'transparent',
    minHeight: 56,
    alignItems: 'center',
    pb: 1,
    '& > :last-child': { ml: 'auto', alignItems: 'center' },
    // The list's own tools are calmer than what makes or changes records.
    '& .MuiButton-root': { color: 'text.secondary', fontWeight: 500 },
  },
  '& .RaFilterForm-filterFormInput': { pb: 0 },
  '& .RaFilterForm-root, & form': {
    rowGap: 1.5,
    backgroundColor: 'transparent',
    minHeight: 0,
    alignItems: 'center',
    pt: 0,
    pb: 0,
  },
}
