import type { ContentChange, ContentFileSummary } from '@kampana/shared/content/content-api'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { Box, Button, Typography } from '@mui/material'
import { Suspense, useState, type ReactNode } from 'react'
import { Link, useDataProvider, useNotify, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import type { ProductDataProvider } from '../../data-provider.ts'
import { formatDay } from '../../format/format.ts'
import { today } from '../../format/time-zone.ts'
import { useTask } from '../../task/use-task.ts'
import { editPath } from '../addresses.ts'
import { useInvalidateWebsite, useWebsite } from '../use-website.ts'
import { isReviewDue } from './filter-tree.ts'

const NewFileDialog = lazyComponent(() => import('./new-file-dialog.tsx'), 'NewFileDialog')

/** What waits at the website: pages to look at again, files with two texts, and changes that could not go live. */
export const useWaitingPages = () => {
  const { data, isLoading, error, refetch } = useWebsite()
  const files = data?.files ?? []
  const changes = data?.changes ?? []
  const waiting = {
    due: files.filter((file) => file.review.mine && isReviewDue(file, today())),
    conflicts: files.filter(({ conflict }) => conflict),
    failed: changes.filter(({ problem }) => problem !== null),
    asked: changes.filter(({ state }) => state === 'asked'),
    sentBack: changes.filter(({ review_note }) => review_note !== null),
  }
  const count = Object.values(waiting).reduce((sum, { length }) => sum + length, 0)
  return { isPending: isLoading, error, refetch, count, files, ...waiting }
}

/** The same as a part of home's list. */
export const WaitingPages = ({
  files,
  due,
  conflicts,
  failed,
  asked,
  sentBack,
}: ReturnType<typeof useWaitingPages>) => {
  const t = useTranslate()
  return (
    <Box sx={apart}>
      {failed.map((change) => (
        <Warning key={change.id}>
          <Link to="/website/changes">{t('A scheduled change could not go live.')}</Link>{' '}
          {t(change.problem ?? '')}
        </Warning>
      ))}
      {conflicts.map((file) => (
        <Conflict key={file.path} file={file} />
      ))}
      <Changes title={t('Pages that wait for publication')} {...{ changes: asked, files }} />
      <Changes title={t('Pages that were sent back')} {...{ changes: sentBack, files }} />
      {due.length > 0 && (
        <Box>
          <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
            {t('Yours to check')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {due.map((file) => (
              <DueFile key={file.path} file={file} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  )
}

interface ChangesProps {
  title: string
  changes: readonly ContentChange[]
  files: readonly ContentFileSummary[]
}

/** Changes with the way to their first page, who wrote them, and what was said of them. */
const Changes = ({ title, changes, files }: ChangesProps) => {
  if (changes.length === 0) return null
  const titleOf = (path: string) => files.find((file) => file.path === path)?.title ?? path
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {changes.map(({ id, paths, by, review_note }) => (
          <Box component="li" key={id} sx={row}>
            <Link to={editPath(paths[0] ?? '')} sx={{ overflowWrap: 'anywhere' }}>
              {paths.map(titleOf).join(', ')}
            </Link>
            <Typography component="span" variant="body2" color="text.secondary">
              {review_note ?? by}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const Conflict = ({ file: { path, title } }: { file: ContentFileSummary }) => {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <Warning>
      <Link to={editPath(path)}>{title}</Link>{' '}
      {t('New files of the website have another text here. What staff wrote is live.')}{' '}
      <Button size="small" onClick={() => setOpen(true)}>
        {t('Compare both')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewFileDialog path={path} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Warning>
  )
}

const DueFile = ({ file }: { file: ContentFileSummary }) => {
  const t = useTranslate()
  const { saveReview } = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const invalidate = useInvalidateWebsite()
  const { busy, run } = useTask()
  const confirm = () =>
    run(async () => {
      notify((await saveReview({ path: file.path, checked: true })).message, { type: 'success' })
      await invalidate()
    })
  return (
    <Box component="li" sx={row}>
      <Link to={editPath(file.path)}>{file.title}</Link>
      <Typography component="span" variant="body2" color="text.secondary">
        {file.review.due !== null && formatDay(file.review.due)}
      </Typography>
      <Button
        size="small"
        disabled={busy}
        aria-label={t('Still right: %{page}', { page: file.title })}
        onClick={() => void confirm()}
        sx={{ ml: 'auto' }}
      >
        {t('Still right')}
      </Button>
    </Box>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mb: 1.5, display: 'flex', gap: 1.5 }}>
    <WarningIcon color="warning" />
    <div>{children}</div>
  </Box>
)

/** Parted by a line from what stands above it but the title. */
const apart = { '* + * + &': { mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 40,
} as const
