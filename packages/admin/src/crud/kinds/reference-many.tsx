import type { ReferenceManyField, Related } from '@kampana/shared/kinds/index'
import { relatedFilter } from '../fields/filter-inputs.tsx'
import { RelatedChips } from '../related/related-chips.tsx'
import { RelatedArrayInput } from '../related/related-input.tsx'
import { anyText, inlineText, noChecks, noLabels, nothing } from './defaults.ts'
import { namesFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

export const referenceManyView: KindView<ReferenceManyField> = {
  input: (props, { resource }, { name }) => <RelatedArrayInput {...props} resource={resource} name={name} />,
  incomplete: null,
  validators: noChecks,
  mayBeNone: true,
  keepsDraft: true,
  display: (value, { brief }) => <RelatedChips related={value as Related[]} max={brief ? 3 : Infinity} />,
  noneLabel: nothing,
  labels: noLabels,
  filter: relatedFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: true,
  orderLabels: null,
  text: anyText,
  textIsLabel: false,
  csv: inlineText,
  fromCsv: namesFromCsv,
  compare: null,
  // Ids have no order.
}
