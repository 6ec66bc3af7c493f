import type { Resource } from '@kampana/shared/resource'
import { SaveButton, SimpleForm, Toolbar, useRecordContext } from 'react-admin'
import { FieldInput } from './field-input.tsx'
import { OnlyWhen } from './only-when.tsx'

/** Every declared field in its order: those that people enter as inputs, a user's fixed ones locked. */
export const RecordForm = ({ resource }: { resource: Resource }) => {
  const isNew = useRecordContext() === undefined
  return (
    <SimpleForm
      // The browser would refuse an event's old day, which may stay as it is.
      noValidate
      warnWhenUnsavedChanges
      toolbar={<FormToolbar />}
      sx={{ p: { xs: 2, md: 4 }, maxWidth: '60rem' }}
    >
      {Object.entries(resource.fields)
        .filter(([, field]) => !field.readOnly)
        .map(([name, field]) => (
          <OnlyWhen key={name} condition={field.onlyWhen}>
            <FieldInput name={name} field={field} disabled={field.fixed === true && !isNew} />
          </OnlyWhen>
        ))}
    </SimpleForm>
  )
}

const FormToolbar = () => (
  <Toolbar>
    <SaveButton alwaysEnable />
  </Toolbar>
)
