import type { DrawingField } from '@kampana/engine-declare/kinds/index'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { DrawingComparison } from '../drawing/drawing-comparison.tsx'
import { DrawingPreview } from '../drawing/drawing-preview.tsx'
import { attached } from './bases.tsx'
import type { KindView } from './kind.ts'

const DrawingInput = lazyComponent(() => import('../drawing/drawing-input.tsx'), 'DrawingInput', {
  inPlace: true,
})

export const drawingView: KindView<DrawingField> = {
  ...attached,
  input: (props, field) => <DrawingInput {...props} field={field} />,
  display: (value, { field, brief, t }) => (
    <DrawingPreview svg={String(value)} alt={t(field.label)} size={brief ? 48 : 160} />
  ),
  compare: DrawingComparison,
}
