import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { Button, Stack } from '@mui/material'
import {
  ListButton,
  useCanAccess,
  useDataProvider,
  useNotify,
  useRedirect,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import { findPictureProblem } from '@kampana/engine-admin/screens/upload/file-problems'
import { UploadGuard } from '@kampana/engine-admin/screens/upload/upload-guard.tsx'
import { useUploadQueue, useUploads } from '@kampana/engine-admin/screens/upload/upload-queue'
import { isActive, isSendable } from '@kampana/engine-admin/screens/upload/upload'
import { useNotifyError } from '@kampana/engine-admin/screens/use-notify-result'
import { UploadList } from '../../media/upload/upload-list.tsx'
import { requireDescription, resultsOf } from '../../media/upload/use-library-queue.ts'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { slideCalls } from '@kampana/shared/calls/slide-calls'
import { useState } from 'react'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { toFormError } from '@kampana/engine-admin/data-provider/errors'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import type { ChosenLibraryPicture } from '../../media/picture-chooser.tsx'
import { useMayChoosePictures } from '@kampana/engine-admin/screens/upload/use-may-choose'

/** Page that adds several described images as slides, each with its own progress. */
export const SlideUploadPage = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  // Other back ends accept only the files.
  const described = capabilities().media
  const queue = useSlideQueue(resource, described)
  const { uploads } = useUploads(queue)
  const count = uploads.filter(isSendable).length
  const isSending = uploads.some(isActive)
  return (
    <>
      <PageHeader title={t('Add slides')}>
        <ChooseSlides resource={resource} disabled={isSending || count > 0} />
        <ListButton label={t(resource.label)} />
      </PageHeader>
      <UploadGuard loss={t('The chosen pictures aren’t added yet.')} />
      <UploadList queue={queue} described={described} />
      <Stack direction="row" gap={1}>
        {(isSending || count > 0) && (
          <Button variant="contained" disabled={count === 0} onClick={() => queue.start()}>
            {count > 1 ? t('Add %{count} slides', { count }) : t('Add slide')}
          </Button>
        )}
        {isSending && <Button onClick={queue.cancelAll}>{t('Cancel')}</Button>}
      </Stack>
    </>
  )
}

/** Queue that adds slides in the order of their files, and returns to the list after the last one. */
const useSlideQueue = (resource: Resource, described: boolean) => {
  const t = useTranslate()
  const { uploadSlide, deleteMany } = useDataProvider<ProductDataProvider>()
  const { canAccess: mayDelete } = useCanAccess({ resource: 'slides', action: 'delete' })
  const notify = useNotify()
  const notifyError = useNotifyError()
  const redirect = useRedirect()
  const refresh = useRefresh()
  return useUploadQueue({
    send: (file, options, description) => uploadSlide(file, description, options),
    refuse: findPictureProblem,
    check: described ? requireDescription : undefined,
    atOnce: 1,
    onIdle: ({ uploads, isCanceled }, queue) => {
      const added = uploads.filter(({ state }) => state === 'done')
      const ids = resultsOf(added).flat()
      /** Reports the number of added slides. */
      const finish = (count: number) => {
        if (count > 0)
          notify(
            count === 1 ? messages.created(resource.singular) : messages.createdMany(count, resource.name),
            {
              type: 'success',
            },
          )
        else if (isCanceled) notify(t('The upload was canceled. Nothing was added.'), { type: 'info' })
        if (!queue.isFinished()) return
        refresh()
        redirect('list', resource.name)
      }
      if (!isCanceled || ids.length === 0 || mayDelete !== true) return finish(added.length)
      // A canceled upload leaves nothing behind.
      deleteMany('slides', { ids })
        .then(() => {
          queue.reset(added.map(({ id }) => id))
          finish(0)
        })
        .catch(notifyError)
    },
  })
}

const PictureChooser = lazyComponent(() => import('../../media/picture-chooser.tsx'), 'PictureChooser', {
  overlay: true,
})

/** Adds images of the library as slides. */
const ChooseSlides = ({ resource, disabled }: { resource: Resource; disabled: boolean }) => {
  const t = useTranslate()
  const [choosing, setChoosing] = useState(false)
  const add = useAddSlides(resource)
  if (!useMayChoosePictures()) return null
  return (
    <>
      <Button
        startIcon={<LibraryIcon />}
        variant="outlined"
        disabled={disabled}
        onClick={() => setChoosing(true)}
      >
        {t('Choose from Pictures')}
      </Button>
      {choosing && (
        <PictureChooser
          multiple
          onChoose={(pictures) => {
            setChoosing(false)
            void add(pictures)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

const useAddSlides = (resource: Resource) => {
  const addPictures = useCall(slideCalls.addPictures)
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const redirect = useRedirect()
  return async (pictures: readonly ChosenLibraryPicture[]): Promise<void> => {
    try {
      const body = { pictures: pictures.map(({ id }) => id) }
      const { message } = await addPictures({ body }).catch(toFormError(resource))
      notify(message, { type: 'success' })
      refresh()
      redirect('list', resource.name)
    } catch (error) {
      notifyError(error)
    }
  }
}
