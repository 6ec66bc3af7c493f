import { type Field, inputName } from '@kampana/engine-declare/kinds/index'
import { takenFields, type Resource } from '@kampana/engine-declare/resource'
import { Box, Typography } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { FieldInput } from '../fields/field-input.tsx'
import { publishesByButton } from '../drafts/has-drafts.ts'
import { kindView } from '../kinds/index.ts'
import { useOverrides } from '../overrides.tsx'
import { AllowPastInput } from './allow-past-input.tsx'
import { meetsCondition } from '@kampana/engine-declare/kinds/modifiers'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'

const TreeInput = lazyComponent(() => import('../tree/parent-input.tsx'), 'ParentInput')
const RareInputs = lazyComponent(() => import('./rare-inputs.tsx'), 'RareInputs')

/** Preloads the scripts of a form's inputs, which would otherwise load one by one after the record. */
export const preloadInputs = ({ fields, asks = {}, tree, rare = [] }: Resource): void => {
  for (const field of [fields, ...Object.values(asks)].flatMap((each) => Object.values(each)))
    if (!field.readOnly) kindView(field).preload?.()
  if (tree) TreeInput.preload?.()
  if (rare.length > 0) RareInputs.preload?.()
}

interface Props {
  resource: Resource
  record: RaRecord | undefined
  /** True if a field is included; by default all are. */
  includes?: (name: string) => boolean
}

/**
 * Inputs for the declared fields in order, without read-only ones, and for extra inputs. Rarely used inputs are collapsed at
 * the end.
 */
export const Inputs = ({ resource, record, includes }: Props) => {
  const { disabledInputs } = useOverrides(resource.name)
  const disabledNames = new Set(disabledInputs?.(record))
  const shown = Object.entries(takenFields(resource, record ? 'edit' : 'create')).filter(
    ([name, field]) =>
      (includes?.(name) ?? true) &&
      (!field.readOnly || disabledNames.has(name)) &&
      !(name === resource.drafts?.live && publishesByButton(resource)),
  )
  const { rare = [] } = resource
  const rareOnes = shown.filter(([name]) => rare.includes(name))
  const render = ([name, field]: (typeof shown)[number]) => (
    <OneInput
      key={name}
      {...{ resource, name, field }}
      disabled={disabledNames.has(name) || (field.fixed === true && record !== undefined)}
    />
  )
  return (
    <>
      {shown.filter(([name]) => !rare.includes(name)).map(render)}
      {rareOnes.length > 0 && (
        <ChunkBoundary>
          <RareInputs fields={rareOnes} record={record}>
            {rareOnes.map(render)}
          </RareInputs>
        </ChunkBoundary>
      )}
    </>
  )
}

interface OneProps {
  resource: Resource
  name: string
  field: Field
  disabled: boolean
}

const OneInput = ({ resource, name, field, disabled }: OneProps) => {
  const t = useTranslate()
  const { inputs = {} } = useOverrides(resource.name)
  const Input = inputs[name] ?? (name === resource.tree?.parent ? TreeInput : FieldInput)
  return (
    <Conditional condition={field.condition}>
      {resource.headings?.[name] !== undefined && (
        <Typography component="h2" variant="h6" sx={{ width: '100%', mt: 3, mb: 1.5 }}>
          {t(resource.headings[name])}
        </Typography>
      )}
      <AllowPastInput fields={resource.fields} name={name} />
      <Box data-input={inputName(name, field)} sx={{ display: 'contents' }}>
        <ChunkBoundary>
          <Input name={name} field={field} disabled={disabled} />
        </ChunkBoundary>
      </Box>
    </Conditional>
  )
}

/** Renders inputs only while another field has the declared value. */
const Conditional = ({ condition, children }: { condition: Field['condition']; children: ReactNode }) => {
  const value: unknown = useWatch({ name: condition?.field ?? '', disabled: condition === undefined })
  return meetsCondition({ condition }, value) ? children : null
}
