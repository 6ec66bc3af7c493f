import TakeDownIcon from '@mui/icons-material/VisibilityOffOutlined'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { DialogContentText } from '@mui/material'
import { useState } from 'react'
import {
  Button,
  Confirm,
  useCanAccess,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { useNotifyWithUndo } from '@kampana/engine-admin/screens/delete/use-notify-with-undo'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import { msg } from '@kampana/engine-admin/language/msg'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { PictureTakeDownEffects } from './effects.tsx'

/** Takes down an image. The confirmation lists its uses, and the notification offers to undo it. */
export const TakeDownButton = ({ picture }: { picture: LibraryPicture }) => {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { takeDown, busy } = useTakeDown(picture)
  const name = picture.description || t(msg('this picture'))
  const { canAccess } = useCanAccess({ resource: 'pictures', action: 'take-down' })
  if (!canAccess) return null
  return (
    <>
      <Button
        label={t('Take down')}
        aria-label={`${t('Take down')}: ${name}`}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <TakeDownIcon />
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={`${t('Take down')}: ${name}`}
        content={
          <>
            <DialogContentText>{t(pictureMessages.askTakeDown(name))}</DialogContentText>
            <PictureTakeDownEffects ids={[picture.id]} />
          </>
        }
        confirm={t('Take down')}
        onClose={() => setAsking(false)}
        onConfirm={() => void takeDown().finally(() => setAsking(false))}
      />
    </>
  )
}

const useTakeDown = ({ id }: LibraryPicture) => {
  const { act } = useDataProvider<ProductDataProvider>()
  const notifyWithUndo = useNotifyWithUndo()
  const notify = useNotify()
  const refresh = useRefresh()
  const { busy, run } = useTask()
  const putBack = () =>
    run(async () => {
      notify((await act('pictures', 'put-back', id)) ?? pictureMessages.isBack, { type: 'success' })
    }).finally(refresh)
  const takeDown = () =>
    run(async () => {
      notifyWithUndo((await act('pictures', 'take-down', id)) ?? pictureMessages.takenDown, putBack)
    }).finally(refresh)
  return { takeDown, busy }
}
