import type { ColorField } from '@kampana/engine-declare/kinds/index'
import { Box } from '@mui/material'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { textLike } from './bases.tsx'
import type { KindView } from './kind.ts'

const ColorInput = lazyComponent(() => import('../fields/color-input.tsx'), 'ColorInput', { inPlace: true })

export const colorView: KindView<ColorField> = {
  ...textLike,
  input: (props, field) => <ColorInput {...props} field={field} />,
  display: (value) => (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={swatch} style={{ backgroundColor: String(value) }} />
      {String(value)}
    </Box>
  ),
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
