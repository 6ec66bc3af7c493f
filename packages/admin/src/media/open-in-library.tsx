import { pictureCalls } from '@kampana/shared/calls/picture-calls'
import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { IconButton } from '@mui/material'
import { useCreatePath, useNavigate, useNotify, useTranslate } from 'react-admin'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { statusOf } from '@kampana/engine-admin/error-message'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { useNotifyError } from '@kampana/engine-admin/screens/use-notify-result'
import { useMayChoosePictures } from '@kampana/engine-admin/screens/upload/use-may-choose'

interface Props {
  src: string
  /** Description of the image, if its button is an icon. */
  name?: string
}

/** Link to an image's page in the library, from its current or former address. */
export const OpenInLibrary = ({ src, name }: Props) => {
  const t = useTranslate()
  const { open, busy } = useOpen()
  if (!useMayChoosePictures() || !src.startsWith('/media/')) return null
  const onClick = () => busy || void open(src)
  return name === undefined ? (
    <TaskButton
      label={msg('Open in Pictures')}
      busy={busy}
      size="small"
      startIcon={<LibraryIcon />}
      onClick={onClick}
    />
  ) : (
    <IconButton
      size="small"
      aria-disabled={busy}
      aria-label={t('Open in Pictures: %{name}', { name })}
      title={t('Open in Pictures')}
      onClick={onClick}
    >
      <LibraryIcon fontSize="inherit" />
    </IconButton>
  )
}

const useOpen = () => {
  const t = useTranslate()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const findAt = useCall(pictureCalls.at)
  const { busy, run } = useTask((error) =>
    statusOf(error) === 404
      ? notify(t('This picture isn’t in Pictures.'), { type: 'info' })
      : notifyError(error),
  )
  const open = (src: string) =>
    run(async () => {
      const { id } = (await findAt({ query: { src } })).data
      navigate(createPath({ resource: 'pictures', type: 'show', id }))
    })
  return { open, busy }
}
