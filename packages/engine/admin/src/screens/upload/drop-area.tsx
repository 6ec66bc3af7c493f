import { Stack } from '@mui/material'
import { useState, type ReactNode } from 'react'

/** Area that accepts dropped and pasted files. */
export const DropArea = ({
  labelledBy,
  onFile,
  toFile,
  children,
}: {
  labelledBy: string
  onFile: (file: File | undefined) => void
  /** Converts pasted text to a file. */
  toFile?: ((text: string) => File | undefined) | undefined
  children: ReactNode
}) => {
  const [dragging, setDragging] = useState(false)
  return (
    <Stack
      component="fieldset"
      aria-labelledby={labelledBy}
      gap={1.5}
      sx={{ ...area, ...(dragging && { borderColor: 'primary.main', backgroundColor: 'action.hover' }) }}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragging(false)
        onFile(event.dataTransfer.files[0])
      }}
      onPaste={({ clipboardData }) =>
        onFile(clipboardData.files[0] ?? toFile?.(clipboardData.getData('text/plain')))
      }
    >
      {children}
    </Stack>
  )
}

const area = {
  m: 0,
  mt: 0.5,
  p: 2,
  minWidth: 0,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '6px',
  alignItems: 'flex-start',
  transition: 'border-color 150ms, background-color 150ms',
} as const
