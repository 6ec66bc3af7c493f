import type { ReferenceField, Related } from '@kampana/shared/kinds/index'
import { relatedFilter } from '../fields/filter-inputs.tsx'
import { ColleagueFilter, ColleagueInput } from '../related/colleague-input.tsx'
import { RelatedInput } from '../related/related-input.tsx'
import { RelatedLink } from '../related/related-link.tsx'
import { alphabetical, anyText, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

export const referenceView: KindView<ReferenceField> = {
  input: (props, { resource, holding }, { name }) =>
    holding === undefined ? (
      <RelatedInput {...props} resource={resource} name={name} />
    ) : (
      <ColleagueInput {...props} name={name} of={resource} />
    ),
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value, { field }) => <RelatedLink resource={field.resource} related={value as Related} />,
  noneLabel: nothing,
  labels: noLabels,
  filter: (field, options) =>
    field.holding === undefined
      ? relatedFilter(field, options)
      : [
          <ColleagueFilter
            key={options.name}
            source={options.name}
            label={field.label}
            of={field.resource}
            alwaysOn
          />,
        ],
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
