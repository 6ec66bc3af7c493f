import seal from '#college/seal.svg'
import { Stack, Typography } from '@mui/material'
import { serif } from '../theme.ts'

/** The seal and the product's name, beside or under it. `size` is the seal's height in pixels. */
export const Logo = ({ size, stacked = false }: { size: number; stacked?: boolean }) => (
  <Stack direction={stacked ? 'column' : 'row'} alignItems="center" gap={stacked ? 1 : 1.25}>
    <img src={seal} alt="" height={size} style={{ display: 'block' }} />
    <Typography
      component="span"
      sx={{ fontFamily: serif, fontWeight: 600, fontSize: stacked ? '1.5rem' : '1.25rem', lineHeight: 1 }}
    >
      Kampana
    </Typography>
  </Stack>
)
