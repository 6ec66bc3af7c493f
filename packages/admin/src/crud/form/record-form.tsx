import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Alert, Box } from '@mui/material'
import { Suspense, useMemo } from 'react'
import { type RaRecord, SaveContextProvider, SimpleForm, useSaveContext, useTranslate } from 'react-admin'
import { inputName } from '@kampana/shared/kinds/index'
import { ConflictError } from '../../data-provider/errors.ts'
import { useOverrides } from '../overrides.tsx'
import { FormGuard } from '../../unsaved/form-guard.tsx'
import { threeWayMerge } from '../../unsaved/merge.ts'
import { useDraft } from '../../unsaved/use-draft.ts'
import { Details } from '../show/details.tsx'
import { FieldInput } from '../fields/field-input.tsx'
import { FormToolbar } from './form-toolbar.tsx'
import { Conditional } from './conditional.tsx'
import { AllowPastInput } from './allow-past-input.tsx'
import { SaveError } from '../errors/save-error.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  resource: Resource
  /** The record on the server; undefined for a new one. */
  record?: RaRecord | undefined
  /** Whether the record is loaded with all its fields. */
  ready?: boolean
  /** The default values of a new record. */
  defaults?: object | undefined
}

/** A form with an input for each declared field in its order, except read-only ones. */
export const RecordForm = ({ resource, record, ready = true, defaults }: Props) => {
  const form = useDraft(resource, record, ready)
  const saving = useSaving(resource, form.id, (conflict) => {
    const { theirs, both } = threeWayMerge(
      resource,
      form.draft?.record ?? {},
      form.typed.get(),
      conflict.record,
    )
    return theirs.length > 0 || both.length > 0
  })
  const saveContext = useSaveContext()
  const context = useMemo(() => ({ ...saveContext, save: saving.save }), [saveContext, saving.save])
  const { draft } = form
  const t = useTranslate()
  const { readOnlyReason, summaryFields } = useOverrides(resource.name)
  if (!draft) return <Box sx={{ minHeight: '60vh' }} />
  const isNew = draft.record === undefined
  const reason = readOnlyReason?.(draft.record)
  return (
    <SaveContextProvider value={context}>
      <SimpleForm
        id={form.id}
        {...(draft.record && { record: draft.record })}
        {...(isNew && defaults && { defaultValues: defaults })}
        // The browser's validation would refuse a past day that the record may keep.
        noValidate
        toolbar={
          <>
            {saving.failure && !(saving.failure instanceof ConflictError) && (
              <SaveError
                failure={saving.failure}
                formId={form.id}
                isNew={isNew}
                singular={resource.singular}
              />
            )}
            <FormToolbar resource={resource} />
          </>
        }
        sx={{ p: { xs: 2, md: 4 }, '& .MuiFormHelperText-root': { mb: 0.75 } }}
      >
        <FormGuard {...{ resource, saving, draft, form, record }} />
        {reason && (
          <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
            {t(reason)}
          </Alert>
        )}
        {summaryFields && draft.record && (
          <Box sx={{ width: '100%', mb: 4 }}>
            <Details resource={resource} record={draft.record} names={summaryFields} />
          </Box>
        )}
        <Inputs resource={resource} record={draft.record} />
      </SimpleForm>
    </SaveContextProvider>
  )
}

const Inputs = ({ resource, record }: Pick<Props, 'resource' | 'record'>) => {
  const { disabledInputs, inputs = {} } = useOverrides(resource.name)
  const disabledNames = new Set(disabledInputs?.(record))
  const isDisabled = (name: string, field: Field) =>
    disabledNames.has(name) || (field.fixed === true && record !== undefined)
  return Object.entries(resource.fields)
    .filter(([name, field]) => !field.readOnly || disabledNames.has(name))
    .map(([name, field]) => {
      const Input = inputs[name] ?? FieldInput
      return (
        <Conditional key={name} condition={field.condition}>
          <AllowPastInput fields={resource.fields} name={name} />
          <Box data-input={inputName(name, field)} sx={{ display: 'contents' }}>
            <Suspense>
              <Input name={name} field={field} disabled={isDisabled(name, field)} />
            </Suspense>
          </Box>
        </Conditional>
      )
    })
}
