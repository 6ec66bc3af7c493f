import { useTranslate } from 'react-admin'
import type { Field } from '@kampana/shared/kinds/index'
import { Chip, type ChipProps } from '@mui/material'

interface Look {
  /** Grey by default. */
  colour?: ChipProps['color'] | undefined
  /** Whether it stands out: it holds now, or asks for action. */
  filled?: boolean
}

interface Props extends Omit<Look, 'colour'> {
  field: Extract<Field, { kind: 'select' }>
  value: unknown
  /** Colours by status; others are grey. */
  colours?: Readonly<Record<string, NonNullable<ChipProps['color']>>>
}

/** A record's status as a chip. */
export const StatusChip = ({ field, value, colours, ...look }: Props) => {
  const status = String(value)
  const label = field.options.find((option) => option.value === status)?.label ?? status
  return <LabelChip label={label} colour={colours?.[status]} {...look} />
}

/** A state as a labelled chip, the same everywhere. */
export const LabelChip = ({ label, colour = 'default', filled = false }: Look & { label: string }) => (
  <Chip
    component="span"
    size="small"
    variant={filled ? 'filled' : 'outlined'}
    color={colour}
    label={useTranslate()(label)}
  />
)
