import type { ReferenceField, Related } from '@kampana/engine-declare/kinds/index'
import { relatedFilter } from '../fields/filter-inputs.tsx'
import { ColleagueFilter, ColleagueInput } from '../related/colleague-input.tsx'
import { RelatedInput } from '../related/related-input.tsx'
import { RelatedLink } from '../related/related-link.tsx'
import { textLike } from './bases.tsx'
import type { KindView } from './kind.ts'

export const referenceView: KindView<ReferenceField> = {
  ...textLike,
  input: (props, { resource, holding }, { name }) =>
    holding === undefined ? (
      <RelatedInput {...props} resource={resource} name={name} />
    ) : (
      <ColleagueInput {...props} name={name} of={resource} />
    ),
  display: (value, { field }) => <RelatedLink resource={field.resource} related={value as Related} />,
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
}
