import type { TagsField } from '@kampana/engine-declare/kinds/index'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { selectFilter } from '../fields/filter-inputs.tsx'
import { collegeList } from '../tags/college-lists.ts'
import { listLike } from './bases.tsx'
import type { KindView } from './kind.ts'

const TagsInput = lazyComponent(() => import('../tags/tags-input.tsx'), 'TagsInput', { inPlace: true })

/** A list row has room for two names and the number of the others. */
const briefly = (names: readonly string[]): string =>
  names.length <= 2 ? names.join(', ') : `${names.slice(0, 2).join(', ')} +${names.length - 2}`

export const tagsView: KindView<TagsField> = {
  ...listLike,
  input: ({ source, validate, disabled, helperText }, field) => (
    <TagsInput {...{ source, field, validate, disabled, helperText }} />
  ),
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
}
