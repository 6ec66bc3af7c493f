import MoreIcon from '@mui/icons-material/MoreHoriz'
import { Box } from '@mui/material'
import { useId, useState, type ReactNode } from 'react'
import { Button, useTranslate } from 'react-admin'
import { useOnPhone } from '../use-on-phone.ts'

/** Actions that are seldom wanted: a phone shows them once they are asked for. */
export const MoreActions = ({ children }: { children: ReactNode }) => {
  const t = useTranslate()
  const id = useId()
  const [open, setOpen] = useState(false)
  if (!useOnPhone()) return children
  return (
    <>
      <Button
        label={t('More')}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        // Whether there is any is known only once they are rendered.
        sx={{ '&:has(+ :empty)': { display: 'none' } }}
      >
        <MoreIcon />
      </Button>
      <Box id={id} sx={{ display: open ? 'contents' : 'none' }}>
        {children}
      </Box>
    </>
  )
}
