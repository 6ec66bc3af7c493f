import type { Slide } from '@kampana/shared/api'
import SelectedIcon from '@mui/icons-material/CheckCircle'
import EditIcon from '@mui/icons-material/Edit'
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { CanAccess } from 'react-admin'
import { sourcesOf } from '../../server-addresses.ts'
import { DescribeSlide } from './describe-slide.tsx'

interface Props {
  slide: Slide
  selected: boolean
  onToggle: () => void
}

/** One slide: its picture is the button that selects it, and beneath it stands what it shows. */
export const SlideTile = ({ slide, selected, onToggle }: Props) => {
  const [describing, setDescribing] = useState(false)
  return (
    <Box component="li">
      <ButtonBase
        aria-pressed={selected}
        aria-label={slide.alt}
        onClick={onToggle}
        focusRipple
        sx={frame(selected)}
      >
        <Box
          component="img"
          {...sourcesOf(slide.src)}
          sizes="(min-width: 1200px) 30vw, 90vw"
          alt=""
          loading="lazy"
          sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', display: 'block' }}
        />
        {selected && <SelectedIcon color="primary" sx={mark} />}
      </ButtonBase>
      <Stack direction="row" alignItems="start" justifyContent="space-between" gap={1} sx={{ mt: 0.5 }}>
        <Typography variant="body2" sx={{ pt: 0.75, overflowWrap: 'anywhere' }}>
          {slide.alt}
        </Typography>
        <CanAccess action="edit">
          <IconButton size="small" aria-label={`Describe: ${slide.alt}`} onClick={() => setDescribing(true)}>
            <EditIcon fontSize="inherit" />
          </IconButton>
        </CanAccess>
      </Stack>
      {describing && <DescribeSlide slide={slide} onClose={() => setDescribing(false)} />}
    </Box>
  )
}

const frame = (selected: boolean) => ({
  width: '100%',
  borderRadius: 1,
  overflow: 'hidden',
  outline: selected ? '3px solid' : '1px solid',
  outlineColor: selected ? 'primary.main' : 'divider',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
})
const mark = {
  position: 'absolute',
  top: 8,
  right: 8,
  backgroundColor: 'background.paper',
  borderRadius: '50%',
}
