import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { Box, Button, Dialog, DialogTitle, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState, type SyntheticEvent } from 'react'
import { apiUrl } from '../../url/server-url.ts'
import { withAbsoluteUrls } from './absolute-urls.ts'

const widths = [
  [360, msg('Phone')],
  [1280, msg('Computer')],
] as const

/** A page of the site in an iframe, where no script runs and links are disabled. */
export const PreviewDialog = ({ html, onClose }: { html: string; onClose: () => void }) => {
  const t = useTranslate()
  const [width, setWidth] = useState(defaultWidth)
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="preview-title">
      <Stack direction="row" alignItems="center" flexWrap="wrap" sx={bar}>
        <DialogTitle id="preview-title" sx={{ flex: 1, p: 0 }}>
          {t('Preview')}
        </DialogTitle>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('Width')}
          value={width}
          onChange={(_event, chosen: number | null) => chosen !== null && setWidth(chosen)}
        >
          {widths.map(([pixels, name]) => (
            <ToggleButton key={pixels} value={pixels}>
              {t(name)}
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                , {pixels}
              </Box>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Button variant="contained" onClick={onClose}>
          {t('Close')}
        </Button>
      </Stack>
      <Box sx={{ flex: 1, overflow: 'auto', backgroundColor: 'action.hover' }}>
        <iframe
          title={t('The page as visitors will see it')}
          // The same origin lets its fonts load and us disable its links; no script runs, whatever the body contains.
          sandbox="allow-same-origin"
          srcDoc={withAbsoluteUrls(html, apiUrl)}
          width={width}
          onLoad={(event) => disableLinks(event, onClose)}
          style={{ display: 'block', height: '100%', margin: '0 auto', border: 0, backgroundColor: 'white' }}
        />
      </Box>
    </Dialog>
  )
}

const defaultWidth = (): number => (window.matchMedia('(max-width: 599.95px)').matches ? 360 : 1280)

const disableLinks = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>, onClose: () => void): void => {
  const page = currentTarget.contentDocument
  // The target is an element of the frame's own window, for which `instanceof Element` is false.
  page?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault()
  })
  page?.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose())
}

const bar = { gap: 1, px: { xs: 2, md: 3 }, py: 1, borderBottom: 1, borderColor: 'divider' }
