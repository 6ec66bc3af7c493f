import type { ReferenceManyField, Related } from '@kampana/engine-declare/kinds/index'
import { relatedFilter } from '../fields/filter-inputs.tsx'
import { RelatedChips } from '../related/related-chips.tsx'
import { RelatedArrayInput } from '../related/related-input.tsx'
import { listLike } from './bases.tsx'
import type { KindView } from './kind.ts'

export const referenceManyView: KindView<ReferenceManyField> = {
  ...listLike,
  input: (props, { resource }, { name }) => <RelatedArrayInput {...props} resource={resource} name={name} />,
  mayBeNone: true,
  display: (value, { brief }) => <RelatedChips related={value as Related[]} max={brief ? 3 : Infinity} />,
  filter: relatedFilter,
  wide: true,
}
