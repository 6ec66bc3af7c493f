import type { TagsField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { selectFilter } from '../fields/filter-inputs.tsx'
import { collegeList } from '../tags/college-lists.ts'
import { anyText, inlineText, noChecks } from './defaults.ts'
import { namesFromCsv } from '../import/from-csv.ts'
import type { KindView } from './kind.ts'

const TagsInput = lazyComponent(() => import('../tags/tags-input.tsx'), 'TagsInput')

/** A row has room for two; how many more there are is said. */
const briefly = (names: readonly string[]): string =>
  names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} +${names.length - 2}`

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
  display: (value, { brief }) => (brief ? briefly(value as string[]) : (value as string[]).join(', ')),
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
  fromCsv: namesFromCsv,
  compare: null,
}
