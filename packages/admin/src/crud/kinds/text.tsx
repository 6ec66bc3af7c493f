import { formProblem, type TextField } from '@kampana/shared/kinds/index'
import { Suspense } from 'react'
import { TextInput } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { containsFilter, selectFilter } from '../fields/filter-inputs.tsx'
import { collegeList } from '../tags/college-lists.ts'
import { alphabetical, anyText, validateMaxLength, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

const CollegeNameInput = lazyComponent(() => import('../tags/college-name-input.tsx'), 'CollegeNameInput')

export const textView: KindView<TextField> = {
  input: (props, { max, of }) =>
    of === undefined ? (
      <TextInput {...props} slotProps={{ htmlInput: { maxLength: max } }} />
    ) : (
      <Suspense>
        <CollegeNameInput {...props} of={of} />
      </Suspense>
    ),
  incomplete: null,
  validators: (field) => [
    validateMaxLength(field.max, field.label),
    (value: unknown) =>
      typeof value === 'string' && value !== '' ? formProblem(field, field.label, value.trim()) : undefined,
  ],
  mayBeNone: false,
  keepsDraft: true,
  display: String,
  noneLabel: nothing,
  labels: noLabels,
  filter: (field, options) =>
    field.of === undefined
      ? containsFilter(field, options)
      : selectFilter(
          field.label,
          options.name,
          collegeList(field.of).map((name) => ({ value: name, label: name })),
          options.alwaysOn,
        ),
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}
