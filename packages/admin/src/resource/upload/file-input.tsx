import { fileEndings } from '@kampana/shared/file'
import { Link } from '@mui/material'
import { useDataProvider, type Validator } from 'react-admin'
import type { ProductDataProvider } from '../../data-provider.ts'
import { onServer } from '../../server-addresses.ts'
import { UploadInput } from './upload-input.tsx'

interface Props {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
}

/** A file to fetch: uploaded, named by a link, replaced or taken away. In the form its value is its address. */
export const FileInput = (props: Props) => {
  const { uploadFile } = useDataProvider<ProductDataProvider>()
  return (
    <UploadInput
      {...props}
      what="file"
      accept={fileEndings.map((ending) => `.${ending}`).join(',')}
      send={uploadFile}
      show={(address) => <FileLink address={address} />}
    />
  )
}

const FileLink = ({ address }: { address: string }) => (
  <Link href={onServer(address)} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
    {address.split('/').at(-1)}
  </Link>
)
