import { brand } from '@kampana/engine-admin/brand'
import { Stack, Typography } from '@mui/material'
import { serif } from '@kampana/engine-admin/theme'

/** The college's seal with its name next to it, or below it if `stacked`. `size` is the seal's height in pixels. */
export const Logo = ({ size, stacked = false }: { size: number; stacked?: boolean }) => (
  <Stack direction={stacked ? 'column' : 'row'} alignItems="center" minWidth={0} gap={stacked ? 1 : 1.25}>
    <img src={brand.seal} alt="" height={size} style={{ display: 'block' }} />
    <Typography component="span" sx={stacked ? under : sideBySide}>
      {brand.name}
    </Typography>
  </Stack>
)

const face = { fontFamily: serif, fontWeight: 600 } as const
const under = { ...face, fontSize: '1.5rem', lineHeight: 1.1, textAlign: 'center' } as const
/** On phones, a long name wraps to two lines. */
const sideBySide = {
  ...face,
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: { xs: '1rem', sm: '1.25rem' },
  lineHeight: 1.1,
} as const
