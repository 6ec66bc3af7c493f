import type { ReferenceField, Related } from '@kampana/shared/kinds/index'
import { relatedFilter } from '../fields/filter-inputs.tsx'
import { RelatedInput } from '../related/related-input.tsx'
import { RelatedLink } from '../related/related-link.tsx'
import { alphabetical, anyText, noChecks, noLabels, nothing, sameText } from './defaults.ts'
import type { KindView } from './kind.ts'

export const referenceView: KindView<ReferenceField> = {
  input: (props, { resource }, { name }) => <RelatedInput {...props} resource={resource} name={name} />,
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { field }) => <RelatedLink resource={field.resource} related={value as Related} />,
  noneLabel: nothing,
  labels: noLabels,
  filter: relatedFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  comparable: sameText,
}
