import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { Button } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { Settled } from '@kampana/engine-admin/unsaved/forms'
import { LeaveGuard } from '@kampana/engine-admin/unsaved/leave-guard.tsx'
import { mutableRef } from '@kampana/engine-admin/unsaved/mutable-ref'
import { SignInAgain } from '../../account/sign-in-again.tsx'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { useLibraryUploads } from './use-library-uploads.ts'

interface Props {
  /** Files that were dropped or pasted before it opened. */
  files: readonly File[]
  onClose: () => void
}

/** Dialog that adds several described images to the library, each with its own progress. */
export const UploadDialog = ({ files, onClose }: Props) => {
  const t = useTranslate()
  const notify = useNotify()
  const [settled] = useState(() => mutableRef<Settled>(false))
  const { uploads, waiting, sending, sendAll, cancel, ...list } = useLibraryUploads()
  const addFirst = useEffectEvent(() => files.length > 0 && uploads.length === 0 && list.add(files))
  useEffect(() => {
    addFirst()
  }, [])
  const send = async () => {
    const { all, isDone } = await sendAll()
    if (!isDone) return
    settled.set('for good')
    const text = all.length === 1 ? pictureMessages.uploaded : pictureMessages.uploadedMany(all.length)
    notify(text, { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('Add pictures')}
      large
      // Prevents accidental loss of described images that aren't sent yet.
      stays={waiting > 0}
      onClose={onClose}
      actions={
        <>
          <Button onClick={sending ? cancel : onClose}>{t('Cancel')}</Button>
          <Button variant="contained" disabled={sending || waiting === 0} onClick={() => void send()}>
            {waiting > 1 ? t('Add %{count} pictures', { count: waiting }) : t('Add picture')}
          </Button>
        </>
      }
    >
      <UploadList uploads={uploads} sending={sending} {...list} />
      {waiting > 0 && <SignInAgain settled={settled} />}
      <LeaveGuard unsaved={waiting > 0} settled={settled} loss={t('The chosen pictures aren’t added yet.')} />
    </FormDialog>
  )
}
