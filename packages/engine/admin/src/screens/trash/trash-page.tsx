import type { TrashEntry } from '@kampana/engine-declare/api/finding-replies'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import SearchIcon from '@mui/icons-material/Search'
import { Box, InputAdornment, Paper, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { ListButton, useParams, useTranslate } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { errorMessage } from '../../error-message.ts'
import { formatDateTime } from '../../format/format.ts'
import { PageHeader } from '../../page/page-header.tsx'
import { useProductComponents } from '../components.tsx'
import { useDebounced } from '../../use-debounced.ts'
import { mayPublishDrafts } from '../drafts/has-drafts.ts'
import { useRestore } from '../delete/use-restore.ts'
import { PageLinks } from '../list/page-links.tsx'
import { RequireAccess } from '../require-access.tsx'
import { useTrash } from './use-trash.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'

/** Deleted records of one resource: who deleted each and when, when it expires, and a restore button. */
export const TrashPage = () => {
  const { id } = useParams()
  const resource = allResources().find(({ name, actions }) => name === id && actions.includes('delete'))
  const { NotFound } = useProductComponents()
  if (!resource || !capabilities().records) return <NotFound />
  return (
    <RequireAccess resource={resource} action="delete">
      <Trash key={resource.name} resource={resource} />
    </RequireAccess>
  )
}

const pageSize = 25

const Trash = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDebounced(typed.trim())
  const { data, error, refetch } = useTrash(resource, {
    page: String(page),
    per_page: String(pageSize),
    ...(q && { q }),
  })
  const title = t('Trash: %{what}', { what: t(resource.label) })
  const pages = Math.ceil((data?.meta.total ?? 0) / pageSize)
  return (
    <>
      <PageHeader title={title}>
        <ListButton resource={resource.name} label={t(resource.label)} />
      </PageHeader>
      <TextField
        size="small"
        label={t('Search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setPage(1)
        }}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ mb: 2, width: { xs: '100%', md: 320 } }}
      />
      {error && <Typography role="alert">{t(errorMessage(error))}</Typography>}
      {data?.data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 8, textAlign: 'center' }}>
          {q
            ? t('No trash items match your search. Try another word.')
            : t('The trash is empty. Deleted records appear here.')}
        </Typography>
      )}
      {data && data.data.length > 0 && (
        <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.data.map((entry) => (
            <Entry key={entry.id} resource={resource} entry={entry} onRestored={() => void refetch()} />
          ))}
        </Paper>
      )}
      {pages > 1 && (
        <PageLinks
          count={pages}
          rowsPerPage={1}
          page={page - 1}
          onPageChange={(_event, next) => setPage(next + 1)}
        />
      )}
    </>
  )
}

interface EntryProps {
  resource: Resource
  entry: TrashEntry
  onRestored: () => void
}
const Entry = ({ resource, entry, onRestored }: EntryProps) => {
  const t = useTranslate()
  const { busy, restore } = useRestore({ resource: resource.name, ids: [entry.id] })
  return (
    <Stack component="li" direction="row" flexWrap="wrap" alignItems="center" sx={line}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{entry.title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('Deleted on %{when} by %{who}', {
            when: formatDateTime(entry.deleted_at),
            who: entry.deleted_by ?? t('an unknown user'),
          })}
          {' · '}
          {t('Restorable until %{when}', { when: formatDateTime(entry.expires_at) })}
        </Typography>
      </Box>
      {entry.is_live && !mayPublishDrafts(resource) ? (
        <Typography variant="body2" color="text.secondary">
          {t('This record was published. Ask a colleague with publish permission to restore it.')}
        </Typography>
      ) : (
        <TaskButton
          label={msg('Restore')}
          busy={busy}
          variant="outlined"
          size="small"
          startIcon={<RestoreIcon />}
          aria-label={t('Restore %{title}', { title: entry.title })}
          onClick={() => void restore().then(onRestored)}
          sx={{ minHeight: { xs: 40, md: 0 } }}
        />
      )}
    </Stack>
  )
}

const line = {
  columnGap: 2,
  rowGap: 1,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
