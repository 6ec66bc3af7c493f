import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { Resource } from '@kampana/engine-declare/resource'
import { Box, useMediaQuery } from '@mui/material'
import { type ReactNode, useRef, type MouseEvent, type PointerEvent } from 'react'
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

const onPhones = () => import('./phone/phone-list.ts')
const CardList = lazyComponent(onPhones, 'CardList')
const QuickFilters = lazyComponent(() => import('../finding/quick-filters.tsx'), 'QuickFilters')
const TreeList = lazyComponent(() => import('../tree/tree-list.tsx'), 'TreeList')
const OrderedList = lazyComponent(() => import('../order/ordered-list.tsx'), 'OrderedList')
const PhoneTools = lazyComponent(onPhones, 'PhoneTools')

/** List of a resource: a table, or cards on a narrow screen. */
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
      {/* One chunk: rows that render before the toolbar above them would shift under the user's finger. */}
      <ChunkBoundary>
        {overrides.aboveList && <overrides.aboveList />}
        {resource.checked && <QuickFilters resource={resource} />}
        <ListView
          title={false}
          // On a narrow screen, `PhoneTools` has the filters behind a button.
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
              <InOrder resource={resource}>
                {narrow ? <CardList resource={resource} /> : <RecordTable resource={resource} />}
              </InOrder>
            </TreeOr>
          </Box>
        </ListView>
      </ChunkBoundary>
    </ListBase>
  )
}

/** Lets people move the records of a list sorted by hand. */
const InOrder = ({ resource, children }: { resource: Resource; children: ReactNode }) =>
  resource.byHand ? <OrderedList resource={resource}>{children}</OrderedList> : children

/** Tree of records. Search results and filtered records are a plain list. */
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

/** Effects of the list's state. The tree is fetched in parallel with the list's first page. */
const ListEffects = ({ resource }: { resource: Resource }) => {
  useRelevance(resource)
  useTree(resource, useIsTree(resource))
  return null
}

/** The bulk toolbar replaces search and filters, which have the same height. */
const toolbar = {
  // A table with many columns scrolls inside its box and doesn't widen the page.
  '& .RaList-main': { minWidth: 0 },
  '&:has(.RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)) .RaList-actions': {
    visibility: 'hidden',
  },
  // The list's actions go below its filters if a row has no room for both.
  '& .RaList-actions': {
    flexWrap: 'wrap',
    backgroundColor: 'transparent',
    minHeight: 56,
    alignItems: 'center',
    pb: 1,
    '& > :last-child': { ml: 'auto', alignItems: 'center' },
    // The list's tools are less prominent than actions on records.
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

/**
 * Handlers for lists whose rows open on click. Ignores a click that only starts or only ends on a button or link in a row. In
 * that case the page moved, or the user changed their mind.
 */
const useWholePresses = () => {
  const touched = useRef(false)
  return {
    onPointerDownCapture: ({ target }: PointerEvent): void => {
      touched.current = isControl(target)
    },
    onPointerUpCapture: ({ target }: PointerEvent): void => {
      touched.current ||= isControl(target)
    },
    onClickCapture: (event: MouseEvent): void => {
      // Keyboard activation involves no press: `detail` counts pointer clicks.
      if (event.detail > 0 && touched.current && !isControl(event.target)) event.stopPropagation()
    },
  }
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label, [role="button"]') !== null
