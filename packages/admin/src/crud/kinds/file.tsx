import type { FileField } from '@kampana/shared/kinds/index'
import { Link } from '@mui/material'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { toServerUrl } from '../../url/resolve-url.ts'
import { presenceFilter } from '../fields/filter-inputs.tsx'
import { stopClicks } from '../stop-clicks.ts'
import { anyText, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

const FileInput = lazyComponent(() => import('../upload/file-input.tsx'), 'FileInput')

export const fileView: KindView<FileField> = {
  input: (props) => (
    <Suspense>
      <FileInput {...props} />
    </Suspense>
  ),
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => (
    <Link href={toServerUrl(String(value))} target="_blank" rel="noopener" onClick={stopClicks}>
      {String(value).split('/').at(-1)}
    </Link>
  ),
  noneLabel: nothing,
  labels: noLabels,
  filter: presenceFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: null,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
