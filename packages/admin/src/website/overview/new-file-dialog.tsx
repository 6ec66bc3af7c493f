import type { ContentFile } from '@kampana/shared/content/content-api'
import { useQuery } from '@tanstack/react-query'
import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material'
import { Link, useDataProvider, useNotify, useTranslate } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { errorMessage } from '../../error-message.ts'
import { useTask } from '../../task/use-task.ts'
import { editPath } from '../addresses.ts'
import { TwoTexts } from '../history/two-texts.tsx'
import { useInvalidateWebsite } from '../use-website.ts'

interface Props {
  path: string
  title: string
  onClose: () => void
}

/** A file that staff and the folder's new files have both changed: both texts, of which one is kept. */
export const NewFileDialog = ({ path, title, onClose }: Props) => {
  const t = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { getContentFile } = useDataProvider<ProductDataProvider>()
  const { data, error } = useQuery({
    queryKey: ['website file', path, 'conflict'],
    queryFn: () => getContentFile(path),
    gcTime: 0,
  })
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="lg"
      aria-labelledby="new-file-title"
      onClose={onClose}
    >
      <DialogTitle id="new-file-title">{t('Two texts of “%{page}”', { page: title })}</DialogTitle>
      <DialogContent dividers>
        <Typography color="text.secondary">
          {t('New files of the website have another text here. What staff wrote is live.')}
        </Typography>
        {error && <Alert severity="error">{errorMessage(error)}</Alert>}
        {!data && !error && <CircularProgress aria-label={t('Loading')} />}
        {data && (
          <TwoTexts
            id={`new file ${path} ${data.hash}`}
            path={path}
            left={{ title: t('What visitors see'), text: data.text }}
            right={{ title: t('The new file'), text: data.folder_text }}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Link to={editPath(path)} onClick={onClose} sx={{ p: 1 }}>
          {t('Write one from both')}
        </Link>
        {data?.may.publish && <Choices file={data} onClose={onClose} />}
      </DialogActions>
    </Dialog>
  )
}

const Choices = ({ file, onClose }: { file: ContentFile; onClose: () => void }) => {
  const t = useTranslate()
  const { publishContent } = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const invalidate = useInvalidateWebsite()
  const { busy, run } = useTask()
  const publish = async (text: string | null, note: string) => {
    const isDone = await run(async () => {
      const files = [{ path: file.path, text, base_hash: file.hash }]
      notify((await publishContent({ files, note })).message, { type: 'success' })
    })
    if (!isDone) return
    onClose()
    await invalidate()
  }
  return (
    <>
      <Button disabled={busy} onClick={() => void publish(file.folder_text, t('The new file was taken'))}>
        {t('Take the new file')}
      </Button>
      <Button
        variant="contained"
        disabled={busy}
        onClick={() => void publish(file.text, t('Kept instead of the new file'))}
      >
        {t('Keep what visitors see')}
      </Button>
    </>
  )
}
