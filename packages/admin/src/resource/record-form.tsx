import type { Field } from '@kampana/shared/field'
import type { Resource } from '@kampana/shared/resource'
import { Alert } from '@mui/material'
import { Suspense, type ComponentType } from 'react'
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin'
import { differing } from '../resources/index.ts'
import { FieldInput } from './field-input.tsx'
import { OnlyWhen } from './only-when.tsx'

/** Every declared field in its order: those that people enter as inputs, those that nobody changes locked. */
export const RecordForm = ({ resource }: { resource: Resource }) => {
  const record = useRecordContext()
  const isNew = record === undefined
  const { locked, unchangeable, save, inputs = {} } = differing[resource.name] ?? {}
  const lockedNow = new Set(locked?.(record))
  const isLocked = (name: string, field: Field) => lockedNow.has(name) || (field.fixed === true && !isNew)
  const reason = unchangeable?.(record)
  return (
    <SimpleForm
      // The browser would refuse an event's old day, which may stay as it is.
      noValidate
      warnWhenUnsavedChanges
      toolbar={<FormToolbar save={save} />}
      sx={{ p: { xs: 2, md: 4 }, maxWidth: '60rem' }}
    >
      {reason && (
        <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
          {reason}
        </Alert>
      )}
      {Object.entries(resource.fields)
        .filter(([name, field]) => !field.readOnly || lockedNow.has(name))
        .map(([name, field]) => {
          const Input = inputs[name] ?? FieldInput
          return (
            <OnlyWhen key={name} condition={field.onlyWhen}>
              <Suspense>
                <Input name={name} field={field} disabled={isLocked(name, field)} />
              </Suspense>
            </OnlyWhen>
          )
        })}
    </SimpleForm>
  )
}

const FormToolbar = ({ save: Save = PlainSave }: { save: ComponentType | undefined }) => (
  <Toolbar>
    <Suspense fallback={<PlainSave />}>
      <Save />
    </Suspense>
  </Toolbar>
)

const PlainSave = () => <SaveButton alwaysEnable />
