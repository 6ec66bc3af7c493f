import { useTranslate } from 'react-admin'
import type { Field } from '@kampana/shared/kinds/index'
import { Chip, type ChipProps } from '@mui/material'

/** How a chip looks. */
export interface Look {
  /** Grey by default. */
  color?: NonNullable<ChipProps['color']> | undefined
  /** Whether it stands out: it holds now, or asks for action. */
  filled?: boolean
}

interface Props extends Look {
  field: Extract<Field, { kind: 'select' }>
  value: unknown
}

/** A select's value as a chip. */
export const StatusChip = ({ field, value, ...look }: Props) => (
  <LabelChip
    label={field.options.find((option) => option.value === value)?.label ?? String(value)}
    {...look}
  />
)

/** A state as a labelled chip, the same everywhere. */
export const LabelChip = ({ label, color = 'default', filled = false }: Look & { label: string }) => (
  <Chip
    component="span"
    size="small"
    variant={filled ? 'filled' : 'outlined'}
    color={color}
    label={useTranslate()(label)}
  />
)
