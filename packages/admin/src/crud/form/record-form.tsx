import type { Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Alert, Box } from '@mui/material'
import { Suspense, useMemo } from 'react'
import { SaveContextProvider, SimpleForm, useSaveContext, type RaRecord } from 'react-admin'
import { inputName } from '@kampana/shared/kinds/index'
import { Overtaken } from '../../data-provider/errors.ts'
import { useWords } from '../../language/translate.ts'
import { differing } from '../../resources/index.ts'
import { FormKeeper } from '../../unsaved/form-guard.tsx'
import { mergeOf } from '../../unsaved/merge.ts'
import { useFilling } from '../../unsaved/use-draft.ts'
import { Details } from '../show/details.tsx'
import { FieldInput } from '../kinds/field-input.tsx'
import { FormToolbar } from './form-toolbar.tsx'
import { OnlyWhen } from './only-when.tsx'
import { PastSign } from './past-sign.tsx'
import { SaveProblem } from '../failure/save-problem.tsx'
import { useSaving } from './use-saving.ts'

interface Props {
  resource: Resource
  /** The record as the server has it; undefined for one that isn't made yet. */
  record?: RaRecord | undefined
  /** Whether the record is there with all its fields. */
  ready?: boolean
  /** What the form of a new record is filled with to begin with. */
  defaults?: object | undefined
}

/** Every declared field in its order: those that people enter as inputs, those that nobody changes locked. */
export const RecordForm = ({ resource, record, ready = true, defaults }: Props) => {
  const form = useFilling(resource, record, ready)
  const saving = useSaving(resource, form.id, (conflict) => {
    const { theirs, both } = mergeOf(resource, form.filling?.record ?? {}, form.typed.get(), conflict.record)
    return theirs.length > 0 || both.length > 0
  })
  const screen = useSaveContext()
  const context = useMemo(() => ({ ...screen, save: saving.save }), [screen, saving.save])
  const { filling } = form
  const t = useWords()
  if (!filling) return <Box sx={{ minHeight: '60vh' }} />
  const isNew = filling.record === undefined
  const { unchangeable, read } = differing[resource.name] ?? {}
  const reason = unchangeable?.(filling.record)
  return (
    <SaveContextProvider value={context}>
      <SimpleForm
        id={form.id}
        {...(filling.record && { record: filling.record })}
        {...(isNew && defaults && { defaultValues: defaults })}
        // The browser would refuse an event's old day, which may stay as it is.
        noValidate
        toolbar={
          <>
            {saving.failure && !(saving.failure instanceof Overtaken) && (
              <SaveProblem
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
        <FormKeeper {...{ resource, saving, filling, form, record }} />
        {reason && (
          <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
            {t(reason)}
          </Alert>
        )}
        {read && filling.record && (
          <Box sx={{ width: '100%', mb: 4 }}>
            <Details resource={resource} record={filling.record} names={read} />
          </Box>
        )}
        <Inputs resource={resource} record={filling.record} />
      </SimpleForm>
    </SaveContextProvider>
  )
}

const Inputs = ({ resource, record }: Pick<Props, 'resource' | 'record'>) => {
  const { locked, inputs = {} } = differing[resource.name] ?? {}
  const lockedNow = new Set(locked?.(record))
  const isLocked = (name: string, field: Field) =>
    lockedNow.has(name) || (field.fixed === true && record !== undefined)
  return Object.entries(resource.fields)
    .filter(([name, field]) => !field.readOnly || lockedNow.has(name))
    .map(([name, field]) => {
      const Input = inputs[name] ?? FieldInput
      return (
        <OnlyWhen key={name} condition={field.condition}>
          <PastSign fields={resource.fields} name={name} />
          <Box data-input={inputName(name, field)} sx={{ display: 'contents' }}>
            <Suspense>
              <Input name={name} field={field} disabled={isLocked(name, field)} />
            </Suspense>
          </Box>
        </OnlyWhen>
      )
    })
}
