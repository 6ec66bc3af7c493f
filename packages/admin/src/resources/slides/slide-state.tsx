import type { Slide } from '@kampana/shared/api/api'
import { slides } from '@kampana/shared/resources/slides'
import { isVisible } from '@kampana/engine-declare/visibility'
import type { TranslateFunction } from 'react-admin'
import { useTranslate } from 'react-admin'
import { LabelChip } from '@kampana/engine-admin/screens/status-chip.tsx'
import { formatDay } from '@kampana/engine-admin/format/format'
import { today } from '@kampana/engine-admin/format/time-zone'

/** True if a slide is visible today. Other back ends show every slide. */
export const isShown = (slide: Slide): boolean =>
  (slide.hidden as number | undefined) === undefined || isVisible(slides, slide, today())

/** Visibility of a slide as text, with its first or last day. */
export const SlideState = ({ slide }: { slide: Slide }) => {
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
