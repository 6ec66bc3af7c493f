import type { Resource } from '@kampana/engine-declare/resource'
import { Box } from '@mui/material'
import { useRef, type MouseEvent, type ReactNode, useLayoutEffect } from 'react'
import {
  BulkActionsToolbar,
  DataTable,
  useListContext,
  useTranslate,
  type Identifier,
  type RaRecord,
  DataTableBody,
  DataTableRow,
  useDataTableDataContext,
  useRecordContext,
  type DataTableRowProps,
} from 'react-admin'
import { authorColumn, hasAuthors } from '../finding/author-column.ts'
import { AuthorCell } from '../finding/authors.tsx'
import { NothingFound } from './empty-list.tsx'
import { isSortable } from './is-sortable.ts'
import { useHiddenColumns, useListColumns } from './list-columns.ts'
import { useFormAddress } from './use-form-address.ts'
import { isVirtualized } from './is-virtualized.ts'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { DraftMark } from '../drafts/draft-mark.tsx'
import { RecordFoundIn } from '../finding/found-in.tsx'
import { OrderHandle, Ordered } from '../order/ordered.tsx'
import { RecordLink } from '../record-link.tsx'
import { useRecordTitle } from '../use-record-title.ts'
import { SelectionActions } from './selection-actions.tsx'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { kindView } from '../kinds/index.ts'
import { FieldValue } from '../field-value.tsx'

/** Records of a resource as a table: sortable, selectable, with the columns that a person chooses. */
export const RecordTable = ({ resource }: { resource: Resource }) => {
  const { data = [], total = 0 } = useListContext()
  const long = isVirtualized(data)
  const t = useTranslate()
  const hiddenColumns = useHiddenColumns(resource)
  const columns = useListColumns(resource)
  const selection = <SelectionActions resource={resource} />
  const formAddress = useFormAddress(resource)
  const pressed = useRef<string>(undefined)
  const notePressed = ({ target }: MouseEvent): void => {
    const cell = target instanceof Element ? target.closest('td') : null
    pressed.current = Object.keys(resource.fields).find((name) => cell?.classList.contains(`column-${name}`))
  }
  return (
    <Box sx={{ display: 'contents' }} onClickCapture={notePressed}>
      <DataTable
        body={RecordTableBody}
        {...(formAddress && { rowClick: (id: Identifier) => formAddress(id, pressed.current) })}
        bulkActionButtons={selection}
        // Without `bulkActionsToolbar`, the table has no checkboxes for people without delete permission.
        bulkActionsToolbar={<BulkActionsToolbar>{selection}</BulkActionsToolbar>}
        hiddenColumns={hiddenColumns}
        empty={<NothingFound resource={resource} />}
        // The document contains only some rows of a virtualized table. The count includes the header row.
        {...(long && { 'aria-rowcount': total + 1 })}
        sx={{ ...table, ...(long && scrolling), [`& .column-${resource.title}`]: title }}
      >
        {columns.map(([name, field]) => (
          <DataTable.Col
            key={name}
            source={name}
            label={field.label}
            {...(kindView(field).align === 'right' && { align: 'right' })}
            disableSort={!isSortable(field)}
            render={(record) =>
              name === resource.title ? (
                <RowTitle resource={resource} />
              ) : (
                <FieldValue resource={resource} record={record as RaRecord} name={name} field={field} brief />
              )
            }
          />
        ))}
        {hasAuthors(resource) && (
          <DataTable.Col
            source={authorColumn}
            label={t('Author')}
            disableSort
            render={(record) => <AuthorCell record={record as RaRecord} />}
          />
        )}
      </DataTable>
    </Box>
  )
}

/** Other columns don't shrink the title. */
const title = { minWidth: '12rem' }

const table = {
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    // react-admin's background has too little contrast with the buttons in the dark theme.
    backgroundColor: 'background.paper',
    // Quiet actions inherit this color.
    color: 'text.primary',
    border: 1,
    borderColor: 'primary.main',
    minHeight: 56,
    height: 56,
    transform: 'translateY(-56px)',
  },
  // The collapsed toolbar has no height but could still receive focus.
  '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
  '& td': { py: 1.25, fontVariantNumeric: 'tabular-nums' },
  // Date and time wrap before the title does.
  '& time': { display: 'inline-block', minWidth: '6.5rem', textWrap: 'balance' },
  '& th, & td': { px: 1.5 },
  // The values determine a column's width, and a long heading wraps.
  '& th > span': { maxWidth: '10rem' },
  '& .MuiTableRow-root.Mui-selected, & tr:has(input:checked)': { backgroundColor: 'action.selected' },
}
/** A long table scrolls inside its box, so that its header, bulk toolbar and pagination stay visible. */
const scrolling = {
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    maxHeight: 'max(20rem, 100dvh - 17rem)',
    overscrollBehavior: 'contain',
  },
}

const LongTableBody = lazyComponent(() => import('./virtual-table-body.tsx'), 'VirtualTableBody')

/** Row of a table, which can be dragged if the list is sorted by hand. */
const OrderedRow = (props: DataTableRowProps) => {
  const record = useRecordContext()
  if (!record) return null
  return <Ordered record={record}>{(entry) => <DataTableRow {...props} {...entry} />}</Ordered>
}

/** Rows of a table, virtualized if there are many. */
const RecordTableBody = ({ children }: { children?: ReactNode }) => {
  const data = useDataTableDataContext<RaRecord>()
  if (!data || !isVirtualized(data)) return <DataTableBody row={OrderedRow}>{children}</DataTableBody>
  return (
    <ChunkBoundary fallback={<tbody />}>
      <LongTableBody data={data}>{children}</LongTableBody>
    </ChunkBoundary>
  )
}

const TreePath = lazyComponent(() => import('../tree/tree-path.tsx'), 'TreePath', { inPlace: true })

/**
 * Title of a row, which also labels its checkbox. react-admin puts the same label on a wrapper of every row, which no screen
 * reader reads.
 */
const RowTitle = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const titleRef = useRef<HTMLSpanElement>(null)
  const title = useRecordTitle()(record)
  const t = useTranslate()
  const name = t('Select %{title}', { title })
  useLayoutEffect(() => {
    const wrapper = titleRef.current?.closest('tr')?.querySelector('.select-item')
    wrapper?.removeAttribute('aria-label')
    wrapper?.querySelector('input')?.setAttribute('aria-label', name)
  })
  return (
    <span ref={titleRef} style={beside}>
      {resource.byHand && <OrderHandle />}
      <span>
        <RecordLink resource={resource} />
        <DraftMark resource={resource} />
        {resource.tree && <TreePath resource={resource} />}
        <RecordFoundIn resource={resource} record={record} />
      </span>
    </span>
  )
}

/** The drag handle stays beside a long title. */
const beside = { display: 'flex', alignItems: 'start', gap: 4 } as const
