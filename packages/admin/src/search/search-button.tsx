import { useTranslate } from 'react-admin'
import SearchIcon from '@mui/icons-material/Search'
import { Box, ButtonBase } from '@mui/material'

/** Opens the search. On wide screens it looks like a search field. */
export const SearchButton = ({ onOpen }: { onOpen: () => void }) => {
  const t = useTranslate()
  return (
    <ButtonBase aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={onOpen} sx={button}>
      <SearchIcon fontSize="small" />
      <Box component="span" sx={name}>
        {t('Search')}
      </Box>
      <Box component="kbd" aria-hidden sx={{ ...wide, ml: 3, fontFamily: 'inherit', fontSize: '0.8125rem' }}>
        {isApple ? '⌘K' : 'Ctrl K'}
      </Box>
    </ButtonBase>
  )
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
const wide = { display: { xs: 'none', md: 'inline' } }
/** Phones show only the icon. The text remains the button's accessible name. */
const name = {
  position: { xs: 'absolute', md: 'static' },
  width: { xs: '1px', md: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', md: 'none' },
}
const button = {
  minHeight: { xs: 44, md: 36 },
  minWidth: 44,
  gap: 1,
  px: { md: 1.5 },
  borderRadius: '6px',
  fontSize: '0.9375rem',
  color: 'text.secondary',
  border: { md: 1 },
  borderColor: { md: 'divider' },
  '&:hover': { backgroundColor: 'action.hover' },
}
