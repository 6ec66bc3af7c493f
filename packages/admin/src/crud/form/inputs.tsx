import type { Field } from '@kampana/shared/kinds/index'
import { inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { FieldInput } from '../fields/field-input.tsx'
import { useOverrides } from '../overrides.tsx'
import { AllowPastInput } from './allow-past-input.tsx'
import { Conditional } from './conditional.tsx'

const TreeInput = lazyComponent(() => import('../tree/parent-input.tsx'), 'ParentInput')

interface Props {
  resource: Resource
  record: RaRecord | undefined
  /** Whether a field belongs here; all do by default. */
  includes?: (name: string) => boolean
}

/** An input for each declared field in its order, except read-only ones. */
export const Inputs = ({ resource, record, includes }: Props) => {
  const t = useTranslate()
  const { disabledInputs, inputs = {} } = useOverrides(resource.name)
  const disabledNames = new Set(disabledInputs?.(record))
  const isDisabled = (name: string, field: Field) =>
    disabledNames.has(name) || (field.fixed === true && record !== undefined)
  return Object.entries(resource.fields)
    .filter(([name, field]) => (includes?.(name) ?? true) && (!field.readOnly || disabledNames.has(name)))
    .map(([name, field]) => {
      const Input = inputs[name] ?? (name === resource.tree?.parent ? TreeInput : FieldInput)
      return (
        <Conditional key={name} condition={field.condition}>
          {resource.headings?.[name] !== undefined && (
            <Typography component="h2" variant="h6" sx={{ width: '100%', mt: 3, mb: 1 }}>
              {t(resource.headings[name])}
            </Typography>
          )}
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
