import { Box, type SxProps } from '@mui/material'
import { useEffect, useState } from 'react'

interface Props {
  file: File
  /** Empty if the filename is shown next to it. */
  alt: string
  sx: SxProps
}

/**
 * Preview of a chosen image before its upload. If the browser can't show it, as with most HEIC files, shows the filename
 * extension.
 */
export const ChosenPreview = ({ file, alt, sx }: Props) => {
  const [src] = useState(() => URL.createObjectURL(file))
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => () => URL.revokeObjectURL(src), [src])
  return isUnknown ? (
    <Box sx={[standIn, ...(Array.isArray(sx) ? sx : [sx])]}>{file.name.split('.').at(-1)?.toUpperCase()}</Box>
  ) : (
    <Box component="img" src={src} alt={alt} onError={() => setUnknown(true)} sx={sx} />
  )
}

const standIn = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 64,
  bgcolor: 'action.hover',
  color: 'text.secondary',
}
