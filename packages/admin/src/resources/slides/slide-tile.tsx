import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import { undescribedSlide } from '@kampana/shared/resources/slides'
import SelectedIcon from '@mui/icons-material/CheckCircle'
import EditIcon from '@mui/icons-material/Edit'
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { CanAccess, RecordContextProvider, useTranslate } from 'react-admin'
import { Ordered, OrderHandle } from '@kampana/engine-admin/screens/order/ordered.tsx'
import { LabelChip } from '@kampana/engine-admin/screens/status-chip.tsx'
import { msg } from '@kampana/engine-admin/language/msg'
import { selectedMark, tileFrame } from '../../media/library-grid.ts'
import { OpenInLibrary } from '../../media/open-in-library.tsx'
import { imageSources } from '@kampana/engine-admin/url/resolve-url'
import { EditSlide } from './edit-slide.tsx'
import { isShown, SlideState } from './slide-state.tsx'

interface Props {
  resource: Resource
  slide: Slide
  selected: boolean
  onToggle: () => void
}

/** Tile of a slide. Its image is the button that selects it, with description and status below. */
export const SlideTile = ({ resource, slide, selected, onToggle }: Props) => {
  const t = useTranslate()
  const [editing, setEditing] = useState(false)
  return (
    <RecordContextProvider value={slide}>
      <Ordered record={slide}>
        {(props) => (
          <Box component="li" sx={tile} {...props}>
            <ButtonBase
              data-picture
              aria-pressed={selected}
              aria-label={slide.alt}
              onClick={onToggle}
              focusRipple
              sx={tileFrame(selected)}
            >
              <Box
                component="img"
                {...imageSources(slide.src)}
                sizes="(min-width: 1200px) 30vw, 90vw"
                alt=""
                loading="lazy"
                draggable={false}
                sx={picture(isShown(slide))}
              />
              {selected && <SelectedIcon color="primary" sx={selectedMark} />}
            </ButtonBase>
            <Stack direction="row" alignItems="start" gap={0.5} sx={{ mt: 0.5 }}>
              <OrderHandle />
              <Typography
                component="div"
                variant="body2"
                sx={{ flex: 1, minWidth: 0, pt: 0.75, overflowWrap: 'anywhere' }}
              >
                {slide.alt}
                {slide.words && <TileText {...slide} words={slide.words} />}
                <Box sx={state}>
                  <SlideState slide={slide} />
                  {slide.alt === undescribedSlide && (
                    <LabelChip label={msg('Description missing')} color="warning" />
                  )}
                </Box>
              </Typography>
              <OpenInLibrary src={slide.src} name={slide.alt} />
              <CanAccess action="edit">
                <IconButton
                  size="small"
                  aria-label={t('Edit: %{name}', { name: slide.alt })}
                  onClick={() => setEditing(true)}
                >
                  <EditIcon fontSize="inherit" />
                </IconButton>
              </CanAccess>
            </Stack>
            {editing && <EditSlide resource={resource} slide={slide} onClose={() => setEditing(false)} />}
          </Box>
        )}
      </Ordered>
    </RecordContextProvider>
  )
}

const TileText = ({ words: text, link }: Pick<Slide, 'link'> & { words: string }) => (
  <Typography component="div" variant="body2" color="text.secondary">
    “{text}”{link && ` → ${link}`}
  </Typography>
)

const picture = (shown: boolean) => ({
  width: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  display: 'block',
  ...(!shown && { filter: 'grayscale(1)', opacity: 0.55 }),
})
/** Long texts wrap. */
const state = {
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  '& .MuiChip-root': { height: 'auto', py: 0.25 },
  '& .MuiChip-label': { whiteSpace: 'normal' },
}
const tile = {
  scrollMarginTop: 128,
  '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
}
