import type { DrawingField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { presenceFilter } from '../fields/filter-inputs.tsx'
import { DrawingComparison } from '../drawing/drawing-comparison.tsx'
import { DrawingPreview } from '../drawing/drawing-preview.tsx'
import { anyText, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

const DrawingInput = lazyComponent(() => import('../drawing/drawing-input.tsx'), 'DrawingInput')

export const drawingView: KindView<DrawingField> = {
  input: (props, field) => (
    <Suspense>
      <DrawingInput {...props} field={field} />
    </Suspense>
  ),
  incomplete: null,
  // A file is checked when it is chosen.
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { field, brief, t }) => (
    <DrawingPreview svg={String(value)} alt={t(field.label)} size={brief ? 48 : 160} />
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
  compare: DrawingComparison,
}
