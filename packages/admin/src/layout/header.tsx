import { brand } from '@kampana/engine-admin/brand'
import { Box, IconButton, useTheme as useCurrentTheme, keyframes, Button } from '@mui/material'
import { memo, useState, useEffect, useRef, type MouseEvent } from 'react'
import { Link, useTranslate, useTheme, useLoading, useGetIdentity } from 'react-admin'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import AccountIcon from '@mui/icons-material/AccountCircleOutlined'
import { Logo } from './logo.tsx'
import CloseIcon from '@mui/icons-material/Close'
import MenuIcon from '@mui/icons-material/Menu'
import { Navigation } from './navigation.tsx'
import { SearchButton } from '../search/search-button.tsx'
import { useOverlays } from './overlays.tsx'
import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'

/** Switches between light and dark mode. The default is the device's setting. */
const ThemeButton = () => {
  const [, setTheme] = useTheme()
  const other = useCurrentTheme().palette.mode === 'dark' ? 'light' : 'dark'
  const t = useTranslate()
  const label = other === 'dark' ? t('Dark theme') : t('Light theme')
  return (
    <IconButton aria-label={label} title={label} onClick={() => setTheme(other)}>
      {other === 'dark' ? <DarkIcon /> : <LightIcon />}
    </IconButton>
  )
}

/** Progress bar at the edge of the header while calls are running. */
const LoadingLine = () => {
  const loading = useLoading()
  const t = useTranslate()
  return (
    <Box component="output" aria-live="off" aria-label={loading ? t('Loading') : ''} sx={line(loading)}>
      <span />
    </Box>
  )
}

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } })

/** The delay prevents a flicker on fast calls. */
const line = (loading: boolean) =>
  ({
    position: 'absolute',
    inset: 'auto 0 -2px',
    height: 2,
    overflow: 'hidden',
    opacity: loading ? 1 : 0,
    transition: loading ? 'opacity 200ms 150ms' : 'opacity 200ms',
    '& span': {
      display: 'block',
      width: '30%',
      height: '100%',
      backgroundColor: 'primary.main',
      animation: loading ? `${run} 1.2s ease-in-out infinite` : 'none',
    },
  }) as const

const AccountMenu = lazyComponent(() => import('./account-menu.tsx'), 'AccountMenu', { overlay: true })

/** Button with the username that opens the account menu. */
const AccountButton = () => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { identity } = useGetIdentity()
  return (
    <>
      <Button
        color="inherit"
        startIcon={<AccountIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={button}
      >
        <Box component="span" sx={name}>
          {identity?.fullName}
        </Box>
      </Button>
      {anchor && <AccountMenu anchor={anchor} onClose={() => setAnchor(undefined)} />}
    </>
  )
}

const button = {
  minHeight: 44,
  minWidth: 44,
  maxWidth: '14rem',
  '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 1 } },
}
/** Phones show only the icon. The text remains the button's accessible name. */
const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  position: { xs: 'absolute', sm: 'static' },
  width: { xs: '1px', sm: 'auto' },
  clipPath: { xs: 'inset(50%)', sm: 'none' },
}

/** Sidebar on small screens: a button that opens it in the browser's own modal dialog. */
const NavigationDialog = () => {
  const [open, setOpen] = useState(false)
  const t = useTranslate()
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton aria-label={t('Menu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      {open && <Sheet onClose={() => setOpen(false)} />}
    </Box>
  )
}

const Sheet = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const t = useTranslate()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-label={t('Menu')}
      onClose={onClose}
      onClick={closeOnNavigation}
      sx={sheet}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 0.5 }}>
        <IconButton aria-label={t('Close the menu')} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Navigation />
    </Box>
  )
}

/** Closes on a click on a link or on the backdrop, whose target is the dialog itself. */
const closeOnNavigation = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
  if (target === currentTarget || (target instanceof Element && target.closest('a'))) currentTarget.close()
}

const sheet = {
  position: 'fixed',
  inset: 0,
  right: 'auto',
  width: 'min(18rem, 85vw)',
  height: '100dvh',
  maxHeight: 'none',
  m: 0,
  p: 0,
  border: 0,
  borderRight: 1,
  borderColor: 'divider',
  color: 'text.primary',
  backgroundColor: 'background.paper',
  '&::backdrop': { backgroundColor: 'rgb(9 29 54 / 55%)' },
} as const

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
