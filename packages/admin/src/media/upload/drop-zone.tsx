import { useTranslate } from 'react-admin'
import AddIcon from '@mui/icons-material/AddPhotoAlternate'
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Props {
  disabled: boolean
  onFiles: (files: Iterable<File>) => void
}

/**
 * Takes pictures by drop, by paste or from a file picker. The whole page is the drop target: beside a small one
 * the browser would leave the dashboard and show the picture.
 */
export const DropZone = ({ disabled, onFiles }: Props) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const dragging = useDrops(disabled, onFiles)
  return (
    <Box sx={zone(dragging)}>
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

/** Takes files that are dropped or pasted anywhere on the page. Returns whether files are being dragged over it. */
const useDrops = (disabled: boolean, onFiles: Props['onFiles']): boolean => {
  const [dragging, setDragging] = useState(false)
  const hover = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDragging(!disabled && event.dataTransfer?.types.includes('Files') === true)
  })
  const take = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    if (!disabled && event.dataTransfer?.files.length) onFiles(event.dataTransfer.files)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (disabled || !event.clipboardData?.files.length) return
    event.preventDefault()
    onFiles(event.clipboardData.files)
  })
  useEffect(() => {
    const leave = () => setDragging(false)
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('dragover', (event) => hover(event), { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', (event) => take(event), { signal })
    document.addEventListener('paste', (event) => paste(event), { signal })
    return () => listeners.abort()
  }, [])
  return dragging
}

const zone = (dragging: boolean) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.5,
  p: 4,
  border: '2px dashed',
  borderColor: dragging ? 'primary.main' : 'divider',
  borderRadius: 1,
  backgroundColor: dragging ? 'action.hover' : 'background.paper',
})
