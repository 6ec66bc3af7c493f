import CloseIcon from '@mui/icons-material/Close'
import { Box, Button, IconButton, LinearProgress, Typography } from '@mui/material'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from 'react-admin'
import { visuallyHidden } from '../../page/visually-hidden.ts'
import { useUploads, type UploadQueue } from './upload-queue.ts'
import { isActive, type Upload } from './upload.ts'

interface Props {
  upload: Upload
  queue: Pick<UploadQueue<unknown>, 'start' | 'cancel' | 'remove'>
  /** Moves the focus after the file was removed. Undefined in lists, which keep canceled files and remove them by row. */
  onRemoved?: (() => void) | undefined
}

/** Progress or error of one upload, with buttons to cancel and retry it. */
export const UploadStatus = ({ upload, queue, onRemoved }: Props) => {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const { id, state, percent, problem = '' } = upload
  const { name } = upload.file
  if (state === 'chosen' || state === 'done') return null
  const box = { width: '100%', ...(onRemoved && { maxWidth: '24rem' }) }
  // The clicked button unmounts and would lose focus.
  const act = (action: () => void) => () => {
    // oxlint-disable-next-line react/no-flush-sync
    flushSync(action)
    if (frame.current) frame.current.querySelector('button')?.focus()
    else onRemoved?.()
  }
  const remove = act(() => queue.remove([id]))
  if (isActive(upload))
    return (
      <Box ref={frame} sx={box}>
        <Box sx={line}>
          <Typography variant="body2" noWrap component="span">
            {name}
          </Typography>
          <Button
            size="small"
            aria-label={t('Cancel upload: %{name}', { name })}
            onClick={onRemoved ? remove : act(() => queue.cancel([id]))}
            sx={{ flexShrink: 0 }}
          >
            {t('Cancel upload')}
          </Button>
        </Box>
        <LinearProgress
          aria-label={t('Uploading %{name}', { name })}
          // After all bytes are sent, the server still processes them for an unknown time.
          variant={percent < 100 ? 'determinate' : 'indeterminate'}
          value={percent}
        />
      </Box>
    )
  const isCanceled = state === 'canceled'
  return (
    <Box ref={frame} sx={{ ...box, ...line, flexWrap: 'wrap' }}>
      <Typography
        variant="body2"
        component="span"
        role={isCanceled ? 'status' : 'alert'}
        color={isCanceled ? 'text.secondary' : 'error'}
        sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
      >
        {name}: {isCanceled ? t('Upload canceled.') : t(problem)}
      </Typography>
      {state !== 'refused' && (
        <Button
          size="small"
          aria-label={t('Try again: %{name}', { name })}
          onClick={act(() => queue.start([id]))}
          sx={{ flexShrink: 0 }}
        >
          {t('Try again')}
        </Button>
      )}
      {onRemoved && (
        <IconButton size="small" aria-label={t('Remove %{name}', { name })} onClick={remove}>
          <CloseIcon fontSize="inherit" />
        </IconButton>
      )}
    </Box>
  )
}

/** Status of the uploads of a queue, also for screen readers. */
export const QueueStatus = <T,>({
  queue,
  onRemoved,
}: Pick<Props, 'onRemoved'> & { queue: UploadQueue<T> }) => (
  <>
    {useUploads(queue).uploads.map((upload) => (
      <UploadStatus key={upload.id} {...{ upload, queue, onRemoved }} />
    ))}
    <UploadAnnouncement queue={queue} />
  </>
)

/** Progress of a queue for screen readers, in quarters. Errors are announced by their own texts. */
export const UploadAnnouncement = <T,>({ queue }: { queue: UploadQueue<T> }) => {
  const t = useTranslate()
  const { run } = useUploads(queue)
  const count = run.length
  const percent = run.reduce((sum, upload) => sum + upload.percent, 0) / count
  const done = run.filter(({ state }) => state === 'done').length
  return (
    <Box component="output" sx={visuallyHidden}>
      {count > 0 &&
        t('Files uploaded: %{done} of %{count} (%{percent}%)', {
          done,
          count,
          percent: Math.floor(percent / 25) * 25,
        })}
    </Box>
  )
}

const line = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 } as const
