import { Autocomplete, Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'

/** Something to choose: its value, and the words by which people find it. */
export interface Choice {
  value: string
  label: string
  detail: string
  group?: string
}

interface Props {
  label: string
  hint: string
  choices: readonly Choice[]
  isFree: boolean
  problem: string | undefined
  typed: string
  onType: (typed: string) => void
  chosen: Choice | null
  onChoose: (choice: Choice | null) => void
}

/** A field in which one of many is found by its words. */
export const ChoiceInput = ({
  label,
  hint,
  choices,
  isFree,
  problem,
  typed,
  onType,
  chosen,
  onChoose,
}: Props) => {
  const t = useTranslate()
  return (
    <Autocomplete<Choice, false, false, boolean>
      freeSolo={isFree}
      openOnFocus
      options={choices}
      value={chosen}
      inputValue={typed}
      onInputChange={(_event, text) => onType(text)}
      onChange={(_event, choice) => onChoose(typeof choice === 'string' ? null : choice)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.label)}
      getOptionKey={(choice) => (typeof choice === 'string' ? choice : choice.value)}
      groupBy={({ group = '' }) => group}
      filterOptions={(all, { inputValue }) => findChoices(all, inputValue)}
      noOptionsText={t('Nothing is called so.')}
      renderOption={({ key, ...props }, choice) => (
        <Box component="li" key={key} {...props} sx={option}>
          <span>{choice.label}</span>
          <small>{choice.detail}</small>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          // A dialog takes the focus to its only input.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          label={label}
          margin="dense"
          error={problem !== undefined}
          helperText={<Help problem={problem} hint={hint} />}
        />
      )}
    />
  )
}

const Help = ({ problem, hint }: { problem: string | undefined; hint: string }) => (
  <>
    {problem}
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {hint}
    </Box>
  </>
)

/** Those that have all typed words in their label or detail. */
const findChoices = (choices: readonly Choice[], typed: string): Choice[] => {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return choices.filter(({ label, detail }) => has(`${label} ${detail}`)).slice(0, mostShown)
}

/** A list of all would be slow, and nobody reads it. */
const mostShown = 100

const option = {
  display: 'flex !important',
  flexDirection: 'column',
  alignItems: 'flex-start !important',
  '& small': { color: 'text.secondary', overflowWrap: 'anywhere' },
}
