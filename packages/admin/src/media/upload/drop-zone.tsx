import { useTranslate } from 'react-admin'
import AddIcon from '@mui/icons-material/AddPhotoAlternate'
import { Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
import { useFilesDropped } from './use-files-dropped.ts'

interface Props {
  /** True if only one image is allowed. */
  single?: boolean
  onFiles: (files: Iterable<File>) => void
}

/**
 * Accepts images from drop, paste or a file picker. The whole page is the drop target: for a file dropped next to a small one,
 * the browser would leave the dashboard and open the image.
 */
export const DropZone = ({ single = false, onFiles }: Props) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const dragging = useFilesDropped(true, onFiles)
  return (
    <Box sx={zone(dragging)}>
      <Typography color="text.secondary">
        {single ? t('Drop a picture here, or') : t('Drop pictures here, or')}
      </Typography>
      <Button startIcon={<AddIcon />} variant="outlined" onClick={() => input.current?.click()}>
        {single ? t('Choose a picture') : t('Choose pictures')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={!single}
        hidden
        aria-label={t('Picture files')}
        onChange={({ target }) => {
          onFiles(target.files ?? [])
          // Lets people choose the same file again after removing it.
          target.value = ''
        }}
      />
    </Box>
  )
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
