import { Box } from '@mui/material'
import { AppBar, Link, LoadingIndicator, ToggleThemeButton, type AppBarProps } from 'react-admin'
import { AccountMenu } from './account-menu.tsx'
import { Logo } from './logo.tsx'

export const Header = (props: AppBarProps) => (
  <AppBar {...props} color="inherit" elevation={0} userMenu={<AccountMenu />} toolbar={<Tools />} sx={bar}>
    <Link to="/" aria-label="Kampana, home" sx={{ color: 'text.primary', textDecoration: 'none' }}>
      <Logo size={32} />
    </Link>
    <Box sx={{ flex: 1 }} />
  </AppBar>
)

const Tools = () => (
  <>
    <ToggleThemeButton />
    <LoadingIndicator />
  </>
)

const bar = { backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' }
