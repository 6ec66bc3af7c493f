import { useSortable } from '@dnd-kit/sortable'
import type { Slide } from '@kampana/shared/api/api'
import SelectedIcon from '@mui/icons-material/CheckCircle'
import EditIcon from '@mui/icons-material/Edit'
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material'
import { useState, type ComponentProps } from 'react'
import { CanAccess, useTranslate } from 'react-admin'
import { OpenInLibrary } from '../../media/open-in-library.tsx'
import { imageSources } from '../../url/resolve-url.ts'
import { DescribeSlide } from './describe-slide.tsx'
import { MoveButton } from './move-button.tsx'

interface Props {
  slide: Slide
  selected: boolean
  onToggle: () => void
  /** Missing where the order can't be changed. */
  order?: Pick<ComponentProps<typeof MoveButton>, 'place' | 'count' | 'perRow' | 'onMove'>
}

/** One slide: its picture is the button that selects it, and beneath it stands what it shows. */
export const SlideTile = ({ slide, selected, onToggle, order }: Props) => {
  const t = useTranslate()
  const [describing, setDescribing] = useState(false)
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: slide.id,
  })
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={place(isDragging)}
      style={{
        ...(transform && { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)` }),
        transition,
      }}
    >
      <ButtonBase
        data-picture
        aria-pressed={selected}
        aria-label={slide.alt}
        onClick={onToggle}
        focusRipple
        sx={frame(selected)}
      >
        <Box
          component="img"
          {...imageSources(slide.src)}
          sizes="(min-width: 1200px) 30vw, 90vw"
          alt=""
          loading="lazy"
          draggable={false}
          sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', display: 'block' }}
        />
        {selected && <SelectedIcon color="primary" sx={mark} />}
      </ButtonBase>
      <Stack direction="row" alignItems="start" gap={0.5} sx={{ mt: 0.5 }}>
        {order && (
          <MoveButton name={slide.alt} handle={setActivatorNodeRef} listeners={listeners} {...order} />
        )}
        <Typography variant="body2" sx={{ flex: 1, minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}>
          {slide.alt}
        </Typography>
        <OpenInLibrary src={slide.src} name={slide.alt} />
        <CanAccess action="edit">
          <IconButton
            size="small"
            aria-label={t('Describe: %{name}', { name: slide.alt })}
            onClick={() => setDescribing(true)}
          >
            <EditIcon fontSize="inherit" />
          </IconButton>
        </CanAccess>
      </Stack>
      {describing && <DescribeSlide slide={slide} onClose={() => setDescribing(false)} />}
    </Box>
  )
}

const place = (dragging: boolean) => ({
  position: 'relative',
  zIndex: dragging ? 1 : 'auto',
  opacity: dragging ? 0.85 : 1,
  scrollMarginTop: 128,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
})
const frame = (selected: boolean) => ({
  width: '100%',
  borderRadius: 1,
  overflow: 'hidden',
  outline: selected ? '3px solid' : '1px solid',
  outlineColor: selected ? 'primary.main' : 'divider',
  scrollMarginTop: 128,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
})
const mark = {
  position: 'absolute',
  top: 8,
  right: 8,
  backgroundColor: 'background.paper',
  borderRadius: '50%',
}
