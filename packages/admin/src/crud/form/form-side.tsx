import type { Resource } from '@kampana/shared/resource'
import { Box, useMediaQuery } from '@mui/material'
import { type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { usePreviewBeside } from '../preview/beside-form.ts'
import { Details } from '../show/details.tsx'
import { useOverrides } from '../overrides.tsx'
import { Inputs } from './inputs.tsx'

const FormPreview = lazyComponent(() => import('../preview/form-preview.tsx'), 'FormPreview', {
  inPlace: true,
})

interface Props {
  resource: Resource
  record: RaRecord | undefined
  /** The save button, and what has gone wrong. */
  children: ReactNode
}

/**
 * What stands beside a form on a wide screen and never scrolls away: the record's state, the inputs that belong to it, and
 * the save button. On a narrow screen only the save button's bar.
 */
export const FormSide = ({ resource, record, children }: Props) => {
  const { sideFields } = useSideFields(resource)
  const isWide = useIsWide()
  const preview = usePreviewBeside(resource)
  if (!isWide) return children
  if (preview.isOpen)
    return (
      <Box data-preview sx={side}>
        {children}
        <FormPreview resource={resource} />
      </Box>
    )
  return (
    <Box sx={side}>
      <SideText resource={resource} record={record} />
      {sideFields.size > 0 && (
        <Inputs resource={resource} record={record} includes={(name) => sideFields.has(name)} />
      )}
      {children}
    </Box>
  )
}

/** The read-only side fields of a record as text. */
export const SideText = ({ resource, record }: Omit<Props, 'children'>) => {
  const { textFields } = useSideFields(resource)
  if (!record || textFields.length === 0) return null
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Details resource={resource} record={record} names={textFields} />
    </Box>
  )
}

/** Whether fields stand beside a form: there is room, and no preview takes it. */
export const useHasSide = (resource: Resource): boolean => {
  const isWide = useIsWide()
  return !usePreviewBeside(resource).isOpen && isWide
}

/** Whether there is room beside a form. */
const useIsWide = (): boolean => useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })

/** The side fields that this back end has, and what is asked for besides; those that are read-only apart. */
export const useSideFields = ({ name: resource, fields, asks = {} }: Resource) => {
  const taken = [fields, ...Object.values(asks)]
  const names = (useOverrides(resource).sideFields ?? []).filter((name) =>
    taken.some((each) => each[name] !== undefined),
  )
  return {
    sideFields: new Set(names),
    textFields: names.filter((name) => fields[name]?.readOnly),
  }
}

const side = {
  position: 'sticky',
  // Below the header.
  top: 56,
  alignSelf: 'start',
  boxSizing: 'border-box',
  maxHeight: 'calc(100dvh - 56px)',
  overflowY: 'auto',
  p: 3,
  '& dl': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 1.5 },
  '& .MuiRadioGroup-root': { flexDirection: 'column' },
  // Keeps its label clear of the help text above it.
  '& .MuiTextField-root': { mt: 1.5 },
  // Narrow enough for a day and a time.
  '& input[type="datetime-local"]': { pl: 1, pr: 0.5, fontSize: '0.875rem' },
} as const
