import { ownAddressField } from '@kampana/engine-declare/record-address'
import type { Resource } from '@kampana/engine-declare/resource'
import { useSortable } from '@dnd-kit/sortable'
import AddIcon from '@mui/icons-material/Add'
import OpenIcon from '@mui/icons-material/ExpandMore'
import ClosedIcon from '@mui/icons-material/ChevronRight'
import DragIcon from '@mui/icons-material/DragIndicator'
import { Box, IconButton, Typography } from '@mui/material'
import { memo, type KeyboardEvent } from 'react'
import { Link, RecordContextProvider, useCreatePath, useTranslate } from 'react-admin'
import { DraftMark } from '../drafts/draft-mark.tsx'
import { RecordLink } from '../record-link.tsx'
import { useRecordTitle } from '../use-record-title.ts'
import { searchNewChild } from './new-child.ts'
import { TreeMarks } from './tree-marks.tsx'
import type { TreeRow } from './tree-rows.ts'

interface Props {
  resource: Resource
  row: TreeRow
  isOpen: boolean
  /** Roles that may edit the record; undefined if the person may. */
  roles: readonly string[] | undefined
  /** True if the person may move records. */
  isMovable: boolean
  /** True if the person may create child records. */
  mayCreate: boolean
  onToggle: (id: number) => void
  onKeyDown: (id: number, event: KeyboardEvent) => void
}

/** Row of a tree: its title opens the record, its handle drags it, Alt with an arrow key moves it. */
export const TreeLine = memo(function TreeLine({
  resource,
  row,
  isOpen,
  roles,
  isMovable,
  mayCreate,
  ...on
}: Props) {
  const { record, depth, hasChildren } = row
  const id = Number(record.id)
  const t = useTranslate()
  const title = useRecordTitle()(record)
  const { setNodeRef, listeners, transform, isDragging } = useSortable({ id, disabled: !isMovable })
  const toCreate = useCreatePath()({ resource: resource.name, type: 'create' })
  const address = record[ownAddressField(resource) ?? ''] as string | null | undefined
  return (
    <RecordContextProvider value={record}>
      <Box
        component="li"
        ref={setNodeRef}
        data-branch={id}
        onKeyDown={(event) => on.onKeyDown(id, event)}
        sx={{ ...line, pl: { xs: depth * 1.5, sm: depth * 3 }, opacity: isDragging ? 0.5 : 1 }}
        style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
      >
        {isMovable && (
          <Box {...listeners} aria-hidden sx={handle}>
            <DragIcon fontSize="small" />
          </Box>
        )}
        {hasChildren ? (
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={t('Children of %{title}', { title })}
            onClick={() => on.onToggle(id)}
          >
            {isOpen ? <OpenIcon fontSize="small" /> : <ClosedIcon fontSize="small" />}
          </IconButton>
        ) : (
          <Box sx={{ width: 34, flexShrink: 0 }} />
        )}
        <Box sx={texts} aria-keyshortcuts={isMovable ? keys : undefined}>
          <RecordLink resource={resource} {...(roles && { screen: 'show' })} />
          <DraftMark resource={resource} />
          <TreeMarks resource={resource} askedRoles={roles} />
          {address && (
            <Typography component="span" variant="body2" color="text.secondary" sx={breaking}>
              {address}
            </Typography>
          )}
        </Box>
        {mayCreate && (
          <IconButton
            size="small"
            component={Link}
            to={{ pathname: toCreate, search: searchNewChild(id) }}
            aria-label={t('New %{what} under %{title}', { what: t(resource.singular), title })}
            sx={{ flexShrink: 0 }}
          >
            <AddIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </RecordContextProvider>
  )
})

const breaking = { overflowWrap: 'anywhere' } as const
const keys = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight'
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  pr: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  // Rows outside the viewport aren't laid out.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 44px',
} as const
const handle = {
  cursor: 'grab',
  display: 'flex',
  p: 1,
  color: 'text.secondary',
  touchAction: 'none',
} as const
const texts = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  flexGrow: 1,
  minWidth: 0,
  py: 0.75,
} as const
