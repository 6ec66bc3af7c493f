import { useTranslate } from 'react-admin'
import CloseIcon from '@mui/icons-material/Close'
import MenuIcon from '@mui/icons-material/Menu'
import { Box, IconButton } from '@mui/material'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Navigation } from './navigation.tsx'

/** Sidebar on small screens: a button that opens it in the browser's own modal dialog. */
export const NavigationDialog = () => {
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
