import { brand } from '@kampana/engine-admin/brand'
import { Box } from '@mui/material'
import { memo } from 'react'
import { Link, useTranslate } from 'react-admin'
import { AccountButton } from './account-button.tsx'
import { LoadingLine } from './loading-line.tsx'
import { Logo } from './logo.tsx'
import { NavigationDialog } from './navigation-dialog.tsx'
import { SearchButton } from '../search/search-button.tsx'
import { useOverlays } from './overlays.tsx'
import { ThemeButton } from './theme-button.tsx'

/** Bar above each screen. Memoized, because each screen renders the layout several times. */
export const Header = memo(() => {
  const t = useTranslate()
  return (
    <Box component="header" sx={bar}>
      <NavigationDialog />
      <Link
        to="/"
        aria-label={t('%{name}, home', { name: brand.name })}
        sx={{ minWidth: 0, color: 'text.primary', textDecoration: 'none' }}
      >
        <Logo size={34} />
      </Link>
      <Box sx={{ flex: 1 }} />
      <SearchButton onOpen={useOverlays().search} />
      <ThemeButton />
      <AccountButton />
      <LoadingLine />
    </Box>
  )
})

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: 56,
  px: { xs: 1, md: 2.5 },
  display: 'flex',
  displayPrint: 'none',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  backgroundColor: 'background.paper',
  borderBottom: 2,
  borderColor: 'primary.main',
} as const
