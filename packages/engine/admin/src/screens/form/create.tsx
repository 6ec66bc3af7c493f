import type { Resource } from '@kampana/engine-declare/resource'
import { useState } from 'react'
import { Create, useGetOne, useLocation } from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { formSheet } from '../../page/form-sheet.ts'
import { PageHeader } from '../../page/page-header.tsx'
import { hasDraftButtons } from '../drafts/has-drafts.ts'
import { valuesOfNewChild } from '../tree/new-child.ts'
import { useCreateLabel } from '../use-create-label.ts'
import { useCopyValues } from './copy-values.ts'
import { preloadInputs } from './inputs.tsx'
import { RecordForm } from './record-form.tsx'

const WaitingForm = lazyComponent(() => import('../drafts/waiting/waiting-form.tsx'), 'WaitingForm')

interface Props {
  resource: Resource
  /** Default values of the form. */
  defaults?: object | undefined
}

/** Form for a new record. */
export const GeneratedCreate = ({ resource, defaults }: Props) => {
  useState(() => preloadInputs(resource))
  const createLabel = useCreateLabel()
  const copied = useCopied(resource)
  const { search } = useLocation()
  if (copied === 'loading') return null
  const form = (
    <RecordForm
      resource={resource}
      defaults={copied ?? { ...initialValues(resource), ...(defaults ?? valuesOfNewChild(resource, search)) }}
    />
  )
  return (
    <Create
      title={false}
      actions={<PageHeader title={createLabel(resource)} />}
      mutationMode="pessimistic"
      sx={formSheet}
    >
      {hasDraftButtons(resource, undefined) ? (
        <ChunkBoundary>
          <WaitingForm resource={resource}>{form}</WaitingForm>
        </ChunkBoundary>
      ) : (
        form
      )}
    </Create>
  )
}

/** Values to copy from the record in the address (`?from=7`); undefined without one. */
const useCopied = (resource: Resource) => {
  const id = new URLSearchParams(useLocation().search).get('from')
  const { data, isPending } = useGetOne(
    resource.name,
    { id: id ?? '' },
    { enabled: id !== null, retry: false },
  )
  const values = useCopyValues(resource, data)
  if (id === null) return undefined
  return (data ? values === undefined : isPending) ? 'loading' : (values ?? undefined)
}

/** Declared default values of a new record. */
const initialValues = ({ fields }: Resource): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      'initial' in field && field.initial !== undefined ? [[name, field.initial] as const] : [],
    ),
  )
