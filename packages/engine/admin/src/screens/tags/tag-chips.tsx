import { useTranslate } from 'react-admin'
import { Box, Chip, FormHelperText, FormLabel, Stack } from '@mui/material'
import { useId } from 'react'

interface Props {
  label: string
  /** Label of the chip that selects all names. */
  all: string
  offered: readonly string[]
  /** Null for all. */
  chosen: readonly string[] | null
  choose: (names: string[] | null) => void
  disabled?: boolean
  help?: string | undefined
  problem?: string | undefined
}

/** Names as toggle chips. The first chip selects all and is on while no other chip is. */
export const TagChips = ({ label, all, offered, chosen, choose, disabled = false, help, problem }: Props) => {
  const t = useTranslate()
  const id = useId()
  // A selected name that the college has removed stays until a person deselects it.
  const names = [...offered, ...(chosen ?? []).filter((name) => !offered.includes(name))]
  const toggle = (name: string): void => {
    const next = names.filter((each) => (chosen ?? []).includes(each) !== (each === name))
    choose(next.length === 0 || next.length === names.length ? null : next)
  }
  return (
    <Box component="fieldset" aria-labelledby={id} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel
        id={id}
        component="p"
        error={problem !== undefined}
        sx={{ m: 0, mb: 0.75, fontSize: '0.8125rem' }}
      >
        {t(label)}
      </FormLabel>
      <Stack direction="row" flexWrap="wrap" gap={1}>
        <TagChip name={t(all)} on={chosen === null} disabled={disabled} onToggle={() => choose(null)} />
        {names.map((name) => (
          <TagChip
            key={name}
            name={name}
            on={chosen?.includes(name) ?? false}
            disabled={disabled}
            onToggle={() => toggle(name)}
          />
        ))}
      </Stack>
      {problem === undefined ? (
        help !== undefined && <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText>
      ) : (
        <FormHelperText error>{t(problem)}</FormHelperText>
      )}
    </Box>
  )
}

interface TagChipProps {
  name: string
  on: boolean
  disabled: boolean
  onToggle: () => void
}

const TagChip = ({ name, on, disabled, onToggle }: TagChipProps) => (
  <Chip
    label={name}
    component="button"
    type="button"
    aria-pressed={on}
    disabled={disabled}
    onClick={onToggle}
    variant={on ? 'filled' : 'outlined'}
    color={on ? 'primary' : 'default'}
    // Large enough for a thumb.
    sx={{ height: 40, borderRadius: 20, fontSize: '0.9375rem' }}
  />
)
