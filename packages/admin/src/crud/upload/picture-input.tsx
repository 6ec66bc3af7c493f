import { messages } from '@kampana/shared/messages/messages'
import { isPictureFile } from '@kampana/shared/media/picture-name'
import { useDataProvider } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { PictureView } from '../fields/picture-view.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useMayChoosePictures } from '../../media/use-may-choose.ts'
import type { ControlProps } from '../kinds/kind.ts'
import { UploadInput, type ChooserProps } from './upload-input.tsx'
import { msg } from '../../language/msg.ts'

const PictureChooser = lazyComponent(() => import('../../media/picture-chooser.tsx'), 'PictureChooser', {
  overlay: true,
})

/** A picture: chosen from the library or uploaded, shown, replaced or taken away. In the form its value is its address. */
export const PictureInput = (props: ControlProps) => {
  const { uploadImage } = useDataProvider<ProductDataProvider>()
  return (
    <UploadInput
      {...props}
      labels={labels}
      accept="image/*"
      send={uploadImage}
      validateFile={validateFile}
      Chooser={useMayChoosePictures() ? Chooser : undefined}
      View={Thumbnail}
    />
  )
}

const Chooser = ({ onChoose, onClose }: ChooserProps) => (
  <PictureChooser
    multiple={false}
    onChoose={([picture]) => picture && onChoose(picture.src)}
    onClose={onClose}
  />
)

const validateFile = (file: File): string | undefined =>
  isPictureFile(file) ? undefined : messages.invalid.image('Picture')

const Thumbnail = ({ address, label }: { address: string; label: string }) => (
  <PictureView src={address} alt={label} height={160} />
)

const labels = {
  choose: msg('Choose a picture'),
  replace: msg('Replace the picture'),
  remove: msg('Remove the picture'),
}
