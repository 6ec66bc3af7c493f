import type { Field } from '@kampana/shared/field'
import { Chip, type ChipProps } from '@mui/material'
import { useWords } from '../language/words.ts'

interface Props {
  field: Extract<Field, { kind: 'choice' }>
  value: unknown
  /** Colours by status; grey where none is said. */
  colours?: Readonly<Record<string, NonNullable<ChipProps['color']>>>
  /** Whether it asks for something, and so stands out. */
  filled?: boolean
}

/** How far a record has come, shown the same way for all of them. */
export const StatusChip = ({ field, value, colours, filled = false }: Props) => {
  const t = useWords()
  const status = String(value)
  const label = field.options.find((option) => option.value === status)?.label ?? status
  return (
    <Chip
      component="span"
      size="small"
      variant={filled ? 'filled' : 'outlined'}
      color={colours?.[status] ?? 'default'}
      label={t(label)}
    />
  )
}
