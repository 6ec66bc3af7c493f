import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { ListButton, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { useNotifyError } from '@kampana/engine-admin/screens/use-notify-result'
import type { Settled } from '@kampana/engine-admin/unsaved/forms'
import { mutableRef } from '@kampana/engine-admin/unsaved/mutable-ref'
import { LeaveGuard } from '@kampana/engine-admin/unsaved/leave-guard.tsx'
import { SignInAgain } from '../../account/sign-in-again.tsx'
import { UploadList } from '../../media/upload/upload-list.tsx'
import { ChooseSlides } from './choose-slides.tsx'
import { useSlideUploads } from './use-slide-uploads.ts'

/** Page that adds several described images as slides, each with its own progress. */
export const SlideUploadPage = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { uploads, described, choose, drop, send, describe, cancel } = useSlideUploads()
  const [sending, setSending] = useState(false)
  const [settled] = useState(() => mutableRef<Settled>(false))
  const notify = useNotify()
  const notifyError = useNotifyError()
  const redirect = useRedirect()
  const refresh = useRefresh()

  const add = (files: Iterable<File>) => {
    const refused = choose(files)
    if (refused.length > 0)
      notify(t('This file isn’t a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.'), {
        type: 'warning',
        autoHideDuration: null,
      })
  }
  const start = async () => {
    setSending(true)
    const { added, failed, cancelled: canceled } = await send()
    setSending(false)
    if (added > 0)
      notify(added === 1 ? messages.created(resource.singular) : messages.createdMany(added, resource.name), {
        type: 'success',
      })
    else if (canceled) notify(t('The upload was canceled. Nothing was added.'), { type: 'info' })
    if (canceled || failed > 0 || added === 0) return
    settled.set('for good')
    refresh()
    redirect('list', resource.name)
  }
  const waiting = uploads.filter(({ state }) => state !== 'added').length
  const failed = uploads.some(({ state }) => state === 'failed')
  return (
    <>
      <PageHeader title={t('Add slides')}>
        <ChooseSlides resource={resource} disabled={sending || waiting > 0} />
        <ListButton label={t(resource.label)} />
      </PageHeader>
      {waiting > 0 && <SignInAgain settled={settled} />}
      <LeaveGuard unsaved={waiting > 0} settled={settled} loss={t('The chosen pictures aren’t added yet.')} />
      <UploadList {...{ uploads, sending, add, drop }} {...(described && { describe })} />
      {waiting > 0 && (
        <Stack direction="row" gap={1}>
          <Button variant="contained" disabled={sending} onClick={() => void start().catch(notifyError)}>
            {failed
              ? t('Try again')
              : waiting === 1
                ? t('Add slide')
                : t('Add %{count} slides', { count: waiting })}
          </Button>
          {sending && <Button onClick={cancel}>{t('Cancel')}</Button>}
        </Stack>
      )}
    </>
  )
}
