import { useTranslate } from 'react-admin'
import type { Field } from '@kampana/engine-declare/kinds/index'
import { Chip, type ChipProps } from '@mui/material'

/** Look of a chip. */
export interface Look {
  /** Gray by default. */
  color?: NonNullable<ChipProps['color']> | undefined
  /** True if the chip is highlighted: the state is current, or requires action. */
  filled?: boolean
}

interface Props extends Look {
  field: Extract<Field, { kind: 'select' }>
  value: unknown
}

/** Value of a select field as a chip. */
export const StatusChip = ({ field, value, ...look }: Props) => (
  <LabelChip
    label={field.options.find((option) => option.value === value)?.label ?? String(value)}
    {...look}
  />
)

/** Status as a labeled chip, the same on all screens. */
export const LabelChip = ({ label, color = 'default', filled = false }: Look & { label: string }) => (
  <Chip
    component="span"
    size="small"
    variant={filled ? 'filled' : 'outlined'}
    color={color}
    label={useTranslate()(label)}
  />
)
