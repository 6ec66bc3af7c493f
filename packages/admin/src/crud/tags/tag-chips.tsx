import { useTranslate } from 'react-admin'
import { Box, Chip, FormHelperText, FormLabel, Stack } from '@mui/material'
import { useId } from 'react'

interface Props {
  label: string
  /** What choosing none of them means. */
  all: string
  offered: readonly string[]
  /** None (null) for all. */
  chosen: readonly string[] | null
  choose: (names: string[] | null) => void
  disabled?: boolean
  problem?: string | undefined
}

/** Names to tap on and off; the first chip stands for all of them, and is on while no other is. */
export const TagChips = ({ label, all, offered, chosen, choose, disabled = false, problem }: Props) => {
  const t = useTranslate()
  const id = useId()
  // What the college doesn't list any more stays until somebody takes it away.
  const names = [...offered, ...(chosen ?? []).filter((name) => !offered.includes(name))]
  const toggle = (name: string): void => {
    const now = names.filter((each) => (chosen ?? []).includes(each) !== (each === name))
    choose(now.length === 0 || now.length === names.length ? null : now)
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
        <TagChip name={t(all)} on={chosen === null} disabled={disabled} tap={() => choose(null)} />
        {names.map((name) => (
          <TagChip
            key={name}
            name={name}
            on={chosen?.includes(name) ?? false}
            disabled={disabled}
            tap={() => toggle(name)}
          />
        ))}
      </Stack>
      {problem !== undefined && <FormHelperText error>{t(problem)}</FormHelperText>}
    </Box>
  )
}

interface NameChipProps {
  name: string
  on: boolean
  disabled: boolean
  tap: () => void
}

const TagChip = ({ name, on, disabled, tap }: NameChipProps) => (
  <Chip
    label={name}
    component="button"
    type="button"
    aria-pressed={on}
    disabled={disabled}
    onClick={tap}
    variant={on ? 'filled' : 'outlined'}
    color={on ? 'primary' : 'default'}
    // As large as a thumb.
    sx={{ height: 40, borderRadius: 20, fontSize: '0.9375rem' }}
  />
)
