import { formProblem, type TextField } from '@kampana/engine-declare/kinds/index'
import type { KeyboardEvent } from 'react'
import { TextInput } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { containsFilter, selectFilter } from '../fields/filter-inputs.tsx'
import { collegeList } from '../tags/college-lists.ts'
import { textLike, validateMaxLength } from './bases.tsx'
import type { KindView } from './kind.ts'

const CollegeNameInput = lazyComponent(() => import('../tags/college-name-input.tsx'), 'CollegeNameInput', {
  inPlace: true,
})

export const textView: KindView<TextField> = {
  ...textLike,
  input: (props, { max, of }, { wraps = false }) =>
    of === undefined ? (
      <TextInput
        {...props}
        {...(wraps && { multiline: true, minRows: 1, onKeyDown: toOneLine })}
        slotProps={{ htmlInput: { maxLength: max } }}
      />
    ) : (
      <CollegeNameInput {...props} of={of} />
    ),
  validators: (field) => [
    validateMaxLength(field.max, field.label),
    (value: unknown) =>
      typeof value === 'string' && value !== '' ? formProblem(field, field.label, value.trim()) : undefined,
  ],
  filter: (field, options) =>
    field.of === undefined
      ? containsFilter(field, options)
      : selectFilter(
          field.label,
          options.name,
          collegeList(field.of).map((name) => ({ value: name, label: name })),
          options.alwaysOn,
        ),
}

const toOneLine = (event: KeyboardEvent): void => {
  if (event.key === 'Enter') event.preventDefault()
}
