import { fileEndings } from '@kampana/engine-declare/media/file'
import { Link } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { EngineDataProvider } from '../../data-provider.ts'
import { toServerUrl } from '../../url/resolve-url.ts'
import type { ControlProps } from '../kinds/kind.ts'
import { findDocumentProblem } from './file-problems.ts'
import { UploadInput } from './upload-input.tsx'
import { msg } from '../../language/msg.ts'

/** File for download, which can be uploaded, replaced or removed. Its value in the form is its address. */
export const FileInput = (props: ControlProps) => {
  const { uploadFile } = useDataProvider<EngineDataProvider>()
  return (
    <UploadInput
      {...props}
      labels={labels}
      accept={fileEndings.map((ending) => `.${ending}`).join(',')}
      send={async (file, options) => {
        const uploaded: { link: string } | undefined = await uploadFile(file, options)
        return uploaded?.link
      }}
      refuse={findDocumentProblem}
      View={FileLink}
    />
  )
}

const FileLink = ({ address }: { address: string }) => (
  <Link href={toServerUrl(address)} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
    {address.split('/').at(-1)}
  </Link>
)

const labels = {
  choose: msg('Choose a file'),
  replace: msg('Replace file'),
  remove: msg('Remove file'),
}
