import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import type { Resource } from '@kampana/engine-declare/resource'
import { Button } from '@mui/material'
import { useState } from 'react'
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { asDrafted } from '../../data-provider/draft-verbs.ts'
import { formatDateTime } from '../../format/format.ts'
import { PreviewSaved } from '../preview/preview-saved.tsx'
import { ReleaseNotice } from './release-notice.tsx'
import { releaseSentence } from './release-state.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { DraftConflict } from './draft-conflict.tsx'

const DraftDifference = lazyComponent(() => import('./draft-difference.tsx'), 'DraftDifference', {
  overlay: true,
})

interface Props {
  resource: Resource
  /** The published record. */
  record: RaRecord
  draft: RecordDraft
}

/** Notice about the draft of a published record: author, time, status of its release, and actions. */
export const DraftNotice = ({ resource, record, draft }: Props) => {
  const t = useTranslate()
  const [isComparing, setComparing] = useState(false)
  const { change: release } = draft
  return (
    <ReleaseNotice
      label={t('Unpublished draft')}
      release={release}
      before={
        <>
          <Button size="small" onClick={() => setComparing(true)}>
            {t('View changes')}
          </Button>
          <RecordContextProvider value={asDrafted(resource, record, draft)}>
            <PreviewSaved resource={resource} />
          </RecordContextProvider>
        </>
      }
      after={
        draft.may.edit &&
        release.may_withdraw && <DiscardDraft resource={resource} record={record} draft={draft} />
      }
      below={
        draft.conflicts.length > 0 &&
        release.may_withdraw && <DraftConflict resource={resource} record={record} draft={draft} />
      }
    >
      {t('Draft by %{who}, last edited %{when}. Visitors can’t see it yet.', {
        who: draft.by,
        when: formatDateTime(draft.at),
      })}{' '}
      {release.state !== 'draft' && releaseSentence(t, release)}
      {isComparing && <DraftDifference draft={draft} onClose={() => setComparing(false)} />}
    </ReleaseNotice>
  )
}
