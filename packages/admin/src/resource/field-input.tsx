import { inputName, type Field, type FieldKind } from '@kampana/shared/field'
import { lazy, Suspense, type ReactNode } from 'react'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  DateInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  SelectInput,
  TextInput,
  type Validator,
} from 'react-admin'
import { everything } from '../everything.ts'
import { EditorPlaceholder } from './rich-text/editor-placeholder.tsx'
import { useChecks } from './use-checks.ts'
import { idsIn } from './related-ids.ts'
import { MomentInput } from './moment-input.tsx'
import { today } from './time-zone.ts'

const RichTextField = lazy(() =>
  import('./rich-text/rich-text-field.tsx').then((module) => ({ default: module.RichTextField })),
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
  )
}

interface Shared {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
}
type Control<F extends Field> = (shared: Shared, field: F) => ReactNode

const address = (shared: Shared) => <TextInput {...shared} slotProps={{ htmlInput: { maxLength: 2000 } }} />

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
  yesNo: (shared) => <BooleanInput {...shared} format={Boolean} parse={Number} />,
  one: (shared, { resource }) => (
    <ReferenceInput source={shared.source} reference={resource}>
      <AutocompleteInput {...shared} optionText="description" />
    </ReferenceInput>
  ),
  many: (shared, { resource }) => (
    <ReferenceArrayInput source={shared.source} reference={resource} perPage={everything}>
      <AutocompleteArrayInput {...shared} optionText="description" format={idsIn} defaultValue={[]} />
    </ReferenceArrayInput>
  ),
  picture: address,
  file: address,
  changes: () => null,
}
