import type { Resource } from '@kampana/engine-declare/resource'
import { Box, useMediaQuery } from '@mui/material'
import { type ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useSidePreview } from '../preview/beside-form.ts'
import { Details } from '../show/details.tsx'
import { useOverrides } from '../overrides.tsx'
import { Inputs } from './inputs.tsx'

const FormPreview = lazyComponent(() => import('../preview/form-preview.tsx'), 'FormPreview', {
  inPlace: true,
})

interface Props {
  resource: Resource
  record: RaRecord | undefined
  /** Save button and errors. */
  children: ReactNode
}

/**
 * Sticky column beside a form on a wide screen: the record's status, its side fields and the save button. On a narrow screen,
 * only the bar with the save button.
 */
export const FormSide = ({ resource, record, children }: Props) => {
  const { sideFields } = useSideFields(resource)
  const isWide = useIsWide()
  const preview = useSidePreview(resource)
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

/** Read-only side fields of a record as text. */
export const SideText = ({ resource, record }: Omit<Props, 'children'>) => {
  const { textFields } = useSideFields(resource)
  if (!record || textFields.length === 0) return null
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Details resource={resource} record={record} names={textFields} />
    </Box>
  )
}

/** True if a form has a side column: the screen is wide and no preview is open beside the form. */
export const useHasSide = (resource: Resource): boolean => {
  const isWide = useIsWide()
  return !useSidePreview(resource).isOpen && isWide
}

/** True if the screen has room beside a form. */
const useIsWide = (): boolean => useMediaQuery((theme) => theme.breakpoints.up('lg'), { noSsr: true })

/** Side fields that this back end has, including extra inputs, split into editable and read-only ones. */
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
  // Keeps the label clear of the help text above.
  '& .MuiTextField-root': { mt: 1.5 },
  // Makes room for date and time.
  '& input[type="datetime-local"]': { pl: 1, pr: 0.5, fontSize: '0.875rem' },
} as const
