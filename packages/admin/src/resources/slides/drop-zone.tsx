import AddIcon from '@mui/icons-material/AddPhotoAlternate'
import { Box, Button, Typography } from '@mui/material'
import { useRef, useState, type DragEvent } from 'react'

/** Takes pictures by drop or from a file picker. */
export const DropZone = ({
  disabled,
  onFiles,
}: {
  disabled: boolean
  onFiles: (files: Iterable<File>) => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles(event.dataTransfer.files)
  }
  return (
    <Box onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={take} sx={zone(over)}>
      <Typography color="text.secondary">Drop pictures here, or</Typography>
      <Button
        startIcon={<AddIcon />}
        variant="outlined"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        Choose pictures
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="Picture files"
        onChange={({ target }) => {
          onFiles(target.files ?? [])
          // The same file may be chosen again after it was taken out.
          target.value = ''
        }}
      />
    </Box>
  )
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
