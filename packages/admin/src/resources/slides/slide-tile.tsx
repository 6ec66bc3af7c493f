import type { Slide } from '@kampana/shared/api/api'
import type { Resource } from '@kampana/engine-declare/resource'
import { undescribedSlide, slides } from '@kampana/shared/resources/slides'
import SelectedIcon from '@mui/icons-material/CheckCircle'
import EditIcon from '@mui/icons-material/Edit'
import { Box, ButtonBase, IconButton, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import {
  CanAccess,
  RecordContextProvider,
  useTranslate,
  type TranslateFunction,
  useUpdate,
} from 'react-admin'
import { Ordered, OrderHandle } from '@kampana/engine-admin/screens/order/ordered.tsx'
import { LabelChip } from '@kampana/engine-admin/screens/status-chip.tsx'
import { msg } from '@kampana/engine-admin/language/msg'
import { selectedMark, tileFrame } from '../../media/library-grid.ts'
import { OpenInLibrary } from '../../media/open-in-library.tsx'
import { imageSources } from '@kampana/engine-admin/url/resolve-url'
import { ActionDialog } from '@kampana/engine-admin/screens/actions/action-dialog.tsx'
import { useNotifyResult } from '@kampana/engine-admin/screens/use-notify-result'
import { isVisible } from '@kampana/engine-declare/visibility'
import { formatDay } from '@kampana/engine-admin/format/format'
import { today } from '@kampana/engine-admin/format/time-zone'

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

/** True if a slide is visible today. Other back ends show every slide. */
const isShown = (slide: Slide): boolean =>
  (slide.hidden as number | undefined) === undefined || isVisible(slides, slide, today())

/** Visibility of a slide as text, with its first or last day. */
const SlideState = ({ slide }: { slide: Slide }) => {
  const t = useTranslate()
  if ((slide.hidden as number | undefined) === undefined) return null
  return <LabelChip label={stateOf(slide, t)} color={isShown(slide) ? 'success' : 'default'} />
}

const stateOf = ({ hidden, from, until }: Slide, t: TranslateFunction): string => {
  if (hidden === 1) return t('Hidden')
  if (until !== null && until < today()) return t('Ended on %{day}', { day: formatDay(until) })
  const isComing = from !== null && from > today()
  if (isComing && until !== null)
    return t('From %{day} until %{last}', { day: formatDay(from), last: formatDay(until) })
  if (isComing) return t('From %{day}', { day: formatDay(from) })
  return until === null ? t('Shown') : t('Shown until %{day}', { day: formatDay(until) })
}

interface EditSlideProps {
  resource: Resource
  slide: Slide
  onClose: () => void
}

/** Dialog for a slide's description, text, link and days. */
const EditSlide = ({ resource, slide, onClose }: EditSlideProps) => {
  const t = useTranslate()
  const [update] = useUpdate<Slide>()
  const notifyResult = useNotifyResult()
  const inputs = Object.entries(resource.fields).filter(([, { readOnly }]) => !readOnly)
  const before: Readonly<Record<string, unknown>> = { ...slide }
  /** Sends only changed values, so that it overwrites nobody else's change of the same slide. */
  const act = async (values: Readonly<Record<string, unknown>>): Promise<void> => {
    const changes = Object.entries(values).filter(([name, value]) => value !== (before[name] ?? null))
    const data = Object.fromEntries(changes)
    const answer = await update(
      resource.name,
      { id: slide.id, data, previousData: slide },
      { mutationMode: 'pessimistic', returnPromise: true },
    )
    notifyResult(answer as object | undefined)
  }
  return (
    <ActionDialog
      action={{ label: 'ra.action.save', fields: Object.fromEntries(inputs) }}
      title={t('Edit slide')}
      defaults={before}
      draftKey={`${resource.name}/${slide.id}`}
      act={act}
      onClose={onClose}
    />
  )
}
