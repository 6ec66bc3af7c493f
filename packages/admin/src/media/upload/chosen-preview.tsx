import { Box, type SxProps } from '@mui/material'
import { useState } from 'react'

interface Props {
  /** The file's object URL. */
  src: string
  file: File
  /** Empty where the file's name stands beside it. */
  alt: string
  sx: SxProps
}

/** A chosen picture before its upload; of one that this browser can't show, as most can't a HEIC, the ending of its name. */
export const ChosenPreview = ({ src, file, alt, sx }: Props) => {
  const [isUnknown, setUnknown] = useState(false)
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
