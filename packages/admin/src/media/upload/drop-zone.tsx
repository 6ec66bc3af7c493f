import { useTranslate } from 'react-admin'
import AddIcon from '@mui/icons-material/AddPhotoAlternate'
import { Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
import { useFilesDropped } from './use-files-dropped.ts'

interface Props {
  disabled: boolean
  /** Whether only one is taken. */
  single?: boolean
  onFiles: (files: Iterable<File>) => void
}

/**
 * Takes pictures by drop, by paste or from a file picker. The whole page is the drop target: beside a small one
 * the browser would leave the dashboard and show the picture.
 */
export const DropZone = ({ disabled, single = false, onFiles }: Props) => {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const dragging = useFilesDropped(!disabled, onFiles)
  return (
    <Box sx={zone(dragging)}>
      <Typography color="text.secondary">
        {single ? t('Drop a picture here, or') : t('Drop pictures here, or')}
      </Typography>
      <Button
        startIcon={<AddIcon />}
        variant="outlined"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
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
          // The same file may be chosen again after it was taken out.
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
