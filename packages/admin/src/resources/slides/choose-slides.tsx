import LibraryIcon from '@mui/icons-material/PhotoLibraryOutlined'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useNotify, useRedirect, useRefresh, useTranslate } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useNotifyError } from '../../crud/use-notify-result.ts'
import type { ProductDataProvider } from '../../product-verbs/product-verbs.ts'
import type { ChosenLibraryPicture } from '../../media/picture-chooser.tsx'
import { useMayChoosePictures } from '../../crud/upload/use-may-choose.ts'

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

const useAddSlides = ({ name, singular }: Resource) => {
  const { addSlidesOf } = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const redirect = useRedirect()
  return async (pictures: readonly ChosenLibraryPicture[]): Promise<void> => {
    try {
      const message = await addSlidesOf(pictures.map(({ id }) => id))
      notify(message ?? messages.created(singular), { type: 'success' })
      refresh()
      redirect('list', name)
    } catch (error) {
      notifyError(error)
    }
  }
}
