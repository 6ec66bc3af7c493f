import { inputName, type Field, type FieldKind } from '@kampana/shared/field'
import { lazy, Suspense, type ReactNode } from 'react'
import {
  BooleanInput,
  DateInput,
  NumberInput,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
  type Validator,
} from 'react-admin'
import { EditorPlaceholder } from './rich-text/editor-placeholder.tsx'
import { useChecks } from './use-checks.ts'
import { MomentInput } from './moment-input.tsx'
import { ManyInput, OneInput } from './related/related-input.tsx'
import { today } from './time-zone.ts'

const RichTextField = lazy(() =>
  import('./rich-text/rich-text-field.tsx').then((module) => ({ default: module.RichTextField })),
)

const PictureInput = lazy(() =>
  import('./upload/picture-input.tsx').then((module) => ({ default: module.PictureInput })),
)
const FileInput = lazy(() =>
  import('./upload/file-input.tsx').then((module) => ({ default: module.FileInput })),
)

/** What a control of a field is told, whether it is chosen by the field's kind or made for a resource. */
export interface InputProps {
  name: string
  field: Field
  disabled?: boolean
}

/** The control with which people enter a field of this kind. */
export const FieldInput = ({ name, field, disabled = false }: InputProps) => {
  const validate = useChecks(name, field)
  const control = controls[field.kind] as Control<Field>
  return control(
    { source: inputName(name, field), label: field.label, validate, disabled, fullWidth: true },
    field,
    name,
  )
}

interface Shared {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
}
type Control<F extends Field> = (shared: Shared, field: F, name: string) => ReactNode

const controls: { [K in FieldKind]: Control<Extract<Field, { kind: K }>> } = {
  text: (shared, { max }) => <TextInput {...shared} slotProps={{ htmlInput: { maxLength: max } }} />,
  longText: (shared, { max, rows }) => (
    <TextInput {...shared} multiline minRows={rows} slotProps={{ htmlInput: { maxLength: max } }} />
  ),
  richText: (shared) => (
    <Suspense fallback={<EditorPlaceholder label={shared.label} />}>
      <RichTextField {...shared} />
    </Suspense>
  ),
  email: (shared) => <TextInput {...shared} type="email" slotProps={{ htmlInput: { maxLength: 255 } }} />,
  password: (shared) => <TextInput {...shared} type="password" autoComplete="new-password" />,
  day: (shared, { earliest }) => (
    <DateInput {...shared} slotProps={{ htmlInput: earliest ? { min: today() } : {} }} />
  ),
  moment: (shared) => <MomentInput {...shared} />,
  choice: (shared, { options }) => (
    <SelectInput {...shared} choices={[...options]} optionValue="value" optionText="label" />
  ),
  number: (shared, { min, max }) => (
    <NumberInput {...shared} {...(min !== undefined && { min })} {...(max !== undefined && { max })} />
  ),
  // A switch says no more than yes or no.
  yesNo: (shared, { yes, no }) =>
    yes === 'Yes' ? (
      <BooleanInput {...shared} format={Boolean} parse={Number} />
    ) : (
      <RadioButtonGroupInput
        {...shared}
        choices={[
          { id: 1, name: yes },
          { id: 0, name: no },
        ]}
        parse={Number}
      />
    ),
  one: (shared, { resource }, name) => <OneInput {...shared} resource={resource} name={name} />,
  many: (shared, { resource }, name) => <ManyInput {...shared} resource={resource} name={name} />,
  picture: (shared) => (
    <Suspense>
      <PictureInput {...shared} />
    </Suspense>
  ),
  file: (shared) => (
    <Suspense>
      <FileInput {...shared} />
    </Suspense>
  ),
  changes: () => null,
}
