import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { inputName, type Field, type FieldKind } from '@kampana/shared/kinds/index'
import { Suspense, type ReactNode, type RefObject } from 'react'
import {
  BooleanInput,
  DateInput,
  NumberInput,
  RadioButtonGroupInput,
  SelectInput,
  TextInput,
  type Validator,
} from 'react-admin'
import { EditorPlaceholder } from '../rich-text/editor-placeholder.tsx'
import { useMayBePast } from '../form/past-sign.tsx'
import { useValidators } from './use-validators.ts'
import type { InputProps } from './input-props.ts'
import { MomentInput } from './moment-input.tsx'
import { RelatedArrayInput, RelatedInput } from '../related/related-input.tsx'
import { today } from '../../format/time-zone.ts'
import { useIncompleteInput } from './use-incomplete-input.ts'

const RichTextField = lazyComponent(() => import('../rich-text/rich-text-field.tsx'), 'RichTextField')

const PictureInput = lazyComponent(() => import('../upload/picture-input.tsx'), 'PictureInput')
const NamesInput = lazyComponent(() => import('../tags/tags-input.tsx'), 'TagsInput')
const FileInput = lazyComponent(() => import('../upload/file-input.tsx'), 'FileInput')

/** The control with which people enter a field of this kind. */
export const FieldInput = ({ name, field, disabled = false }: InputProps) => {
  const mayBePast = useMayBePast(name, field)
  const typed = useIncompleteInput(field.label, field.kind === 'number' ? 'number' : 'date')
  const validate = [typed.check, ...useValidators(name, field)]
  const control = controls[field.kind] as Control<Field>
  return control(
    { source: inputName(name, field), label: field.label, validate, disabled, fullWidth: true },
    field,
    { name, typedIn: typed.typedIn, mayBePast },
  )
}

interface Shared {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
}
interface Place {
  name: string
  /** Whether a day before the declared one may be entered. */
  mayBePast: boolean
  /** For the element in which people type, where a browser may show what it doesn't give. */
  typedIn: RefObject<HTMLInputElement | null>
}
type Control<F extends Field> = (shared: Shared, field: F, place: Place) => ReactNode
/** As high as the others, which react-admin doesn't make these by itself. */
const high = { size: 'medium' } as const

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
  day: (shared, { earliest }, { typedIn, mayBePast }) => (
    <DateInput
      {...shared}
      {...high}
      slotProps={{ htmlInput: { ref: typedIn, ...(earliest && !mayBePast && { min: today() }) } }}
    />
  ),
  datetime: (shared, _field, { typedIn }) => (
    <MomentInput {...shared} {...high} slotProps={{ htmlInput: { ref: typedIn } }} />
  ),
  select: (shared, { options }) => (
    <SelectInput {...shared} choices={[...options]} optionValue="value" optionText="label" />
  ),
  tags: ({ source, validate, disabled }, field) => (
    <Suspense>
      <NamesInput {...{ source, field, validate, disabled }} />
    </Suspense>
  ),
  number: (shared, { min, max }, { typedIn }) => (
    <NumberInput
      {...shared}
      {...high}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      slotProps={{ htmlInput: { ref: typedIn } }}
    />
  ),
  // A switch says no more than yes or no.
  boolean: ({ fullWidth, ...shared }, { yes, no }) =>
    yes === 'Yes' ? (
      <BooleanInput {...shared} fullWidth={fullWidth} format={Boolean} parse={Number} />
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
  reference: (shared, { resource }, { name }) => <RelatedInput {...shared} resource={resource} name={name} />,
  referenceMany: (shared, { resource }, { name }) => (
    <RelatedArrayInput {...shared} resource={resource} name={name} />
  ),
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
