import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { PictureView } from '../fields/picture-view.tsx'
import { useProductComponents } from '../components.tsx'
import { useMayChoosePictures } from './use-may-choose.ts'
import type { ControlProps } from '../kinds/kind.ts'
import { findPictureProblem } from './file-problems.ts'
import { UploadInput, type ChooserProps } from './upload-input.tsx'
import { msg } from '../../language/msg.ts'

/** Image that is chosen from the library or uploaded, and can be replaced or removed. Its value in the form is its address. */
export const PictureInput = (props: ControlProps) => {
  const { uploadImage } = useDataProvider<EngineDataProvider>()
  return (
    <UploadInput
      {...props}
      labels={labels}
      accept="image/*"
      send={uploadImage}
      refuse={findPictureProblem}
      Chooser={useMayChoosePictures() ? Chooser : undefined}
      View={Thumbnail}
    />
  )
}

const Chooser = ({ onChoose, onClose }: ChooserProps) => {
  const { PictureChooser } = useProductComponents()
  return (
    <PictureChooser
      multiple={false}
      onChoose={([picture]) => picture && onChoose(picture.src)}
      onClose={onClose}
    />
  )
}

const Thumbnail = ({ address, label }: { address: string; label: string }) => (
  <PictureView src={address} alt={label} height={160} />
)

const labels = {
  choose: msg('Choose a picture'),
  replace: msg('Replace picture'),
  remove: msg('Remove picture'),
}
