import type { Release } from '@kampana/engine-declare/api/releases'
import { useTranslate } from 'react-admin'
import { ReleaseNotice } from './release-notice.tsx'
import { releaseSentence } from './release-state.tsx'

/** Status of the release that contains an unpublished record. Hidden if the record is alone in an unsubmitted release. */
export const RecordNotice = ({ release }: { release: Release }) => {
  const t = useTranslate()
  if (release.state === 'draft' && release.records.length === 1 && release.problem === null) return null
  return (
    <ReleaseNotice label={t('Publication status')} release={release}>
      {releaseSentence(t, release)}
    </ReleaseNotice>
  )
}
