import type { ColorField } from '@kampana/shared/kinds/index'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { containsFilter } from '../fields/filter-inputs.tsx'
import { alphabetical, anyText, noChecks, noLabels, nothing } from './defaults.ts'
import type { KindView } from './kind.ts'

const ColorInput = lazyComponent(() => import('../fields/color-input.tsx'), 'ColorInput')

export const colorView: KindView<ColorField> = {
  input: (props, field) => (
    <Suspense>
      <ColorInput {...props} field={field} />
    </Suspense>
  ),
  incomplete: null,
  // The input has them, with what it knows of colours.
  validators: noChecks,
  mayBeNone: false,
  keepsDraft: true,
  display: (value) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={swatch} style={{ backgroundColor: String(value) }} />
      {String(value)}
    </Box>
  ),
  noneLabel: nothing,
  labels: noLabels,
  filter: containsFilter,
  filterAlwaysOn: false,
  align: 'left',
  wide: false,
  orderLabels: alphabetical,
  text: anyText,
  textIsLabel: false,
  csv: anyText,
  compare: null,
}

const swatch = {
  display: 'inline-block',
  width: '1em',
  height: '1em',
  mr: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  verticalAlign: '-0.125em',
}
