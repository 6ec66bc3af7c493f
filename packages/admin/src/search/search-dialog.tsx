import { useTranslate } from 'react-admin'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { Box, IconButton, InputBase } from '@mui/material'
import { useId, useState } from 'react'
import type { PaletteItem } from './search-result.ts'
import { SearchResultList } from './search-result-list.tsx'
import { SearchStatus } from './search-status.tsx'
import { useSearchResults } from './use-search-results.ts'
import { DialogFrame } from '@kampana/engine-admin/task/dialog-frame.tsx'

interface Props {
  typed: string
  onType: (typed: string) => void
  onClose: () => void
  showShortcuts: () => void
}

/** Search for pages, records and commands: a combobox with one list, as in the ARIA practices. */
export const SearchDialog = ({ typed, onType, onClose, showShortcuts }: Props) => {
  const t = useTranslate()
  const id = useId()
  const search = useSearchResults(typed, showShortcuts)
  const [index, setIndex] = useState(0)
  const all = search.groups.flatMap(({ results }) => results)
  const chosen = all[Math.min(index, all.length - 1)]
  const run = (result: PaletteItem) => {
    onClose()
    result.run()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      // Without animations, the dialog closes before the key press ends, which would then press the refocused button.
      event.preventDefault()
      run(chosen)
    }
    const step = steps[event.key]
    if (step === undefined || all.length === 0) return
    event.preventDefault()
    setIndex((Math.min(index, all.length - 1) + step + all.length) % all.length)
  }
  return (
    <DialogFrame
      large
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('Search pages and records') } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={line}>
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          // A dialog takes the focus to its input.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={typed}
          placeholder={t('Search pages and records')}
          onChange={({ target }) => {
            onType(target.value)
            setIndex(0)
          }}
          onKeyDown={onKeyDown}
          inputProps={{
            role: 'combobox',
            'aria-label': t('Search pages and records'),
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            'aria-activedescendant': chosen && `${id}-${chosen.key}`,
            enterKeyHint: 'go',
            autoComplete: 'off',
            spellCheck: false,
          }}
        />
        <IconButton aria-label={t('Close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <SearchResultList id={id} groups={search.groups} chosen={chosen} onChoose={run} />
      <SearchStatus {...search} count={all.length} typed={typed} />
    </DialogFrame>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
}
