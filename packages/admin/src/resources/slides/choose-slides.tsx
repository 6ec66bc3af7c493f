import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { slideCalls } from '@kampana/shared/calls/slide-calls'
import type { Resource } from '@kampana/engine-declare/resource'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { useNotifyError } from '@kampana/engine-admin/screens/use-notify-result'
import { toFormError } from '@kampana/engine-admin/data-provider/errors'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import type { ChosenLibraryPicture } from '../../media/picture-chooser.tsx'
import { useMayChoosePictures } from '@kampana/engine-admin/screens/upload/use-may-choose'

const PictureChooser = lazyComponent(() => import('../../media/picture-chooser.tsx'), 'PictureChooser', {
  overlay: true,
})

/** Adds images of the library as slides. */
export const ChooseSlides = ({ resource, disabled }: { resource: Resource; disabled: boolean }) => {
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
