import { useTranslate } from 'react-admin'
import AddIcon from '@mui/icons-material/AddPhotoAlternate'
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Props {
  disabled: boolean
  onFiles: (files: Iterable<File>) => void
}

/**
 * Takes pictures by drop or from a file picker. The whole page is where they can be dropped: beside a small target the
 * browser would leave the dashboard to show the picture.
 */
export const DropZone = ({ disabled, onFiles }: Props) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const over = useDrops(disabled, onFiles)
  return (
    <Box sx={zone(over)}>
      <Typography color="text.secondary">{t('Drop pictures here, or')}</Typography>
      <Button
        startIcon={<AddIcon />}
        variant="outlined"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('Choose pictures')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('Picture files')}
        onChange={({ target }) => {
          onFiles(target.files ?? [])
          // The same file may be chosen again after it was taken out.
          target.value = ''
        }}
      />
    </Box>
  )
}

/** Takes files that are dropped anywhere on the page. Returns whether some are held over it. */
const useDrops = (disabled: boolean, onFiles: Props['onFiles']): boolean => {
  const [over, setOver] = useState(false)
  const hover = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled && event.dataTransfer?.types.includes('Files') === true)
  })
  const take = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled && event.dataTransfer?.files.length) onFiles(event.dataTransfer.files)
  })
  useEffect(() => {
    const leave = () => setOver(false)
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('dragover', (event) => hover(event), { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', (event) => take(event), { signal })
    return () => listeners.abort()
  }, [])
  return over
}

const zone = (over: boolean) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  p: 4,
  border: '2px dashed',
  borderColor: over ? 'primary.main' : 'divider',
  borderRadius: 1,
  backgroundColor: over ? 'action.hover' : 'background.paper',
})
