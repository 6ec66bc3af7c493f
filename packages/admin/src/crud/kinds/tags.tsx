import type { TagsField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { selectFilter } from '../fields/filter-inputs.tsx'
import { collegeList } from '../tags/college-lists.ts'
import { anyText, inlineText, noChecks, sameText } from './defaults.ts'
import type { KindView } from './kind.ts'

const TagsInput = lazyComponent(() => import('../tags/tags-input.tsx'), 'TagsInput')

export const tagsView: KindView<TagsField> = {
  input: ({ source, validate, disabled, helperText }, field) => (
    <Suspense>
      <TagsInput {...{ source, field, validate, disabled, helperText }} />
    </Suspense>
  ),
  incomplete: null,
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => (value as string[]).join(', '),
  noneLabel: ({ all }) => all,
  labels: ({ all }) => [all],
  filter: ({ label, of }, { name, alwaysOn }) =>
    selectFilter(
      label,
      name,
      collegeList(of).map((each) => ({ value: each, label: each })),
      alwaysOn,
    ),
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: null,
  text: anyText,
  textIsLabel: false,
  csv: inlineText,
  comparable: sameText,
}
