import type { PictureField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { presenceFilter } from '../fields/filter-inputs.tsx'
import { PictureView } from '../fields/picture-view.tsx'
import { anyText, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

const PictureInput = lazyComponent(() => import('../upload/picture-input.tsx'), 'PictureInput')

const OpenInLibrary = lazyComponent(() => import('../../media/open-in-library.tsx'), 'OpenInLibrary')

export const pictureView: KindView<PictureField> = {
  input: (props) => (
    <Suspense>
      <PictureInput {...props} />
    </Suspense>
  ),
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { field, brief, t }) => (
    <>
      <PictureView src={String(value)} alt={t(field.label)} height={brief ? 48 : 240} />
      {!brief && (
        <Suspense>
          <OpenInLibrary src={String(value)} />
        </Suspense>
      )}
    </>
  ),
  noneLabel: nothing,
  labels: noLabels,
  filter: presenceFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: true,
  orderLabels: null,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
