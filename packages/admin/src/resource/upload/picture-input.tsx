import { messages } from '@kampana/shared/messages'
import { useDataProvider, type Validator } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { PictureView } from '../picture-view.tsx'
import { UploadInput } from './upload-input.tsx'

interface Props {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
}

/** A picture: uploaded, shown, replaced or taken away. In the form its value is its address. */
export const PictureInput = (props: Props) => {
  const { uploadImage } = useDataProvider<ProductDataProvider>()
  return (
    <UploadInput
      {...props}
      what="picture"
      accept="image/*"
      send={uploadImage}
      refuses={(file) => (file.type.startsWith('image/') ? undefined : messages.invalid.image('picture'))}
      show={(address) => <PictureView src={address} alt={props.label} height={160} />}
    />
  )
}
