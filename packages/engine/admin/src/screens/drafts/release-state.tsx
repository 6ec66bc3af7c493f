import type { Release, ReleaseState } from '@kampana/engine-declare/api/releases'
import type { ChipProps } from '@mui/material'
import type { TranslateFunction } from 'react-admin'
import { formatDateTime } from '../../format/format.ts'
import { msg } from '../../language/msg.ts'
import { LabelChip } from '../status-chip.tsx'

const looks: Readonly<Record<ReleaseState, { label: string; color?: ChipProps['color'] }>> = {
  draft: { label: msg('Draft') },
  asked: { label: msg('In review'), color: 'warning' },
  scheduled: { label: msg('Scheduled'), color: 'info' },
  'sent back': { label: msg('Rejected'), color: 'warning' },
  published: { label: msg('Published'), color: 'success' },
}

/** Status of a release as a chip. */
export const ReleaseStateChip = ({ state }: Pick<Release, 'state'>) => (
  <LabelChip {...looks[state]} filled={state === 'asked'} />
)

/** Status of a release as a sentence, with person and time. */
export const releaseSentence = (t: TranslateFunction, release: Omit<Release, 'records'>): string => {
  const { state, by, asked_by, decided_by } = release
  const when = formatDateTime(release.decided_at ?? release.at)
  if (state === 'asked') return t('Submitted for review by %{who}.', { who: asked_by ?? by })
  if (state === 'scheduled')
    return t('Scheduled for %{when} by %{who}.', {
      when: formatDateTime(release.publish_at ?? ''),
      who: decided_by ?? by,
    })
  if (state === 'sent back') return t('Rejected by %{who} on %{when}.', { who: decided_by ?? by, when })
  if (state === 'published') return t('Published by %{who} on %{when}.', { who: decided_by ?? by, when })
  return t('Started by %{who} on %{when}.', { who: by, when: formatDateTime(release.at) })
}
