import type { RecordDraft } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import { Button } from '@mui/material'
import { useState } from 'react'
import { RecordContextProvider, useTranslate, type RaRecord } from 'react-admin'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { asDrafted } from '../../data-provider/change-verbs.ts'
import { formatDateTime } from '../../format/format.ts'
import { PreviewSaved } from '../preview/preview-saved.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { changeSentence } from './change-state.tsx'
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
  const { change } = draft
  return (
    <ChangeNotice
      label={t('Unpublished draft')}
      change={change}
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
        change.may_withdraw && <DiscardDraft resource={resource} record={record} draft={draft} />
      }
      below={
        draft.conflicts.length > 0 &&
        change.may_withdraw && <DraftConflict resource={resource} record={record} draft={draft} />
      }
    >
      {t('Draft by %{who}, last edited %{when}. Visitors can’t see it yet.', {
        who: draft.by,
        when: formatDateTime(draft.at),
      })}{' '}
      {change.state !== 'draft' && changeSentence(t, change)}
      {isComparing && <DraftDifference draft={draft} onClose={() => setComparing(false)} />}
    </ChangeNotice>
  )
}
