import type { FileField } from '@kampana/engine-declare/kinds/index'
import { Link } from '@mui/material'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { toServerUrl } from '../../url/resolve-url.ts'
import { stopClicks } from '../stop-clicks.ts'
import { attached } from './bases.tsx'
import type { KindView } from './kind.ts'

const FileInput = lazyComponent(() => import('../upload/file-input.tsx'), 'FileInput', { inPlace: true })

export const fileView: KindView<FileField> = {
  ...attached,
  wide: false,
  input: (props) => <FileInput {...props} />,
  display: (value) => (
    <Link href={toServerUrl(String(value))} target="_blank" rel="noopener" onClick={stopClicks}>
      {String(value).split('/').at(-1)}
    </Link>
  ),
}
