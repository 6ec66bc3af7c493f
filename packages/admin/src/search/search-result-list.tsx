// HTML has no element for a listbox that leaves the focus in an input (aria-activedescendant).
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { Box, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useTranslate } from 'react-admin'
import type { PaletteItem, PaletteGroup } from './search-result.ts'

interface Props {
  id: string
  groups: readonly PaletteGroup[]
  chosen: PaletteItem | undefined
  onChoose: (result: PaletteItem) => void
}

/** Results under their headings. The focus stays in the input, which references the active result. */
export const SearchResultList = ({ id, groups, chosen, onChoose }: Props) => {
  const t = useTranslate()
  return (
    <Box role="listbox" id={`${id}-list`} aria-label={t('Results')} sx={list}>
      {groups.map(({ title, results }) => (
        <Box key={title} role="group" aria-labelledby={`${id}-${title}`}>
          <Typography id={`${id}-${title}`} variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
            {title}
          </Typography>
          {results.map((result) => (
            <Option
              key={result.key}
              id={`${id}-${result.key}`}
              result={result}
              chosen={result.key === chosen?.key}
              onChoose={() => onChoose(result)}
            />
          ))}
        </Box>
      ))}
    </Box>
  )
}

interface OptionProps {
  id: string
  result: PaletteItem
  chosen: boolean
  onChoose: () => void
}

const Option = ({ id, result: { label, kind, excerpt }, chosen, onChoose }: OptionProps) => {
  const listRef = useRef<HTMLElement>(null)
  useEffect(() => {
    if (chosen) listRef.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Box
      ref={listRef}
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      onClick={onChoose}
      sx={option}
    >
      <span>
        {label}
        {excerpt && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {excerpt}
          </Typography>
        )}
      </span>
      {kind && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ flex: 'none' }}>
          {kind}
        </Typography>
      )}
    </Box>
  )
}

const list = { overflowY: 'auto', flex: { xs: 1, sm: '0 1 auto' }, maxHeight: { sm: '60vh' }, pb: 1 }
const option = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  px: 2,
  py: 0.75,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  borderLeft: '4px solid transparent',
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-selected="true"]': { borderColor: 'primary.main', backgroundColor: 'action.selected' },
} as const
