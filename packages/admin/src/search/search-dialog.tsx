import { useTranslate } from 'react-admin'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { Box, IconButton, InputBase } from '@mui/material'
import { useId, useState } from 'react'
import { type PaletteItem, filterResults, isNamed, type PaletteGroup } from './search-result.ts'
import { SearchResultList } from './search-result-list.tsx'
import { messages } from '@kampana/shared/messages/messages'
import { useCommands, usePages } from './use-pages.ts'
import { useRecords } from './use-records.ts'
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

/** Pages, records and commands that match the query. Exact name matches come first. Without a query, all pages and commands. */
const useSearchResults = (typed: string, showShortcuts: () => void) => {
  const t = useTranslate()
  const pages = usePages()
  const commands = useCommands(showShortcuts)
  const { groups, isPending, failed } = useRecords(typed)
  const all: readonly PaletteGroup[] = [
    { title: t('Dashboard'), results: filterResults(pages, typed) },
    ...groups,
    { title: t('Actions'), results: filterResults(commands, typed) },
  ]
  return {
    groups: all
      .filter(({ results }) => results.length > 0)
      .toSorted((one, other) => Number(isNamed(other, typed)) - Number(isNamed(one, typed))),
    isPending,
    failed,
  }
}

interface SearchStatusProps {
  typed: string
  count: number
  isPending: boolean
  /** Lists that could not be searched. */
  failed: readonly string[]
}

/** Status of the search, visible and for screen readers. */
const SearchStatus = ({ typed, count, isPending, failed }: SearchStatusProps) => {
  const t = useTranslate()
  const statusText = () => {
    if (isPending) return t('Searching…')
    if (failed.length > 0)
      return navigator.onLine
        ? t('Couldn’t search %{where}. Try again.', { where: failed.join(', ') })
        : t(messages.noConnection)
    if (count === 0) return t('No results for “%{words}”.', { words: typed.trim() })
    return typed.trim() === ''
      ? t('Type a word. Choose a result with the arrow keys and Enter.')
      : t('Results: %{count}', { count })
  }
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        color: 'text.secondary',
      }}
    >
      {statusText()}
    </Box>
  )
}
