import { brand } from 'virtual:brand'
import seal from '#college/seal.svg'
import { Stack, Typography } from '@mui/material'
import { serif } from '../theme.ts'

/** The college's seal and name, beside or under it. `size` is the seal's height in pixels. */
export const Logo = ({ size, stacked = false }: { size: number; stacked?: boolean }) => (
  <Stack direction={stacked ? 'column' : 'row'} alignItems="center" minWidth={0} gap={stacked ? 1 : 1.25}>
    <img src={seal} alt="" height={size} style={{ display: 'block' }} />
    <Typography
      component="span"
      noWrap={!stacked}
      sx={{ fontFamily: serif, fontWeight: 600, fontSize: stacked ? '1.5rem' : '1.25rem', lineHeight: 1 }}
    >
      {brand.name}
    </Typography>
  </Stack>
)
