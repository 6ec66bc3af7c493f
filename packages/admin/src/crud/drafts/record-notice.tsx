import type { Change } from '@kampana/shared/api/changes'
import { useTranslate } from 'react-admin'
import { ChangeNotice } from './change-notice.tsx'
import { changeSentence } from './change-state.tsx'

/** Status of the release that contains an unpublished record. Hidden if the record is alone in an unsubmitted release. */
export const RecordNotice = ({ change }: { change: Change }) => {
  const t = useTranslate()
  if (change.state === 'draft' && change.records.length === 1 && change.problem === null) return null
  return (
    <ChangeNotice label={t('Publication status')} change={change}>
      {changeSentence(t, change)}
    </ChangeNotice>
  )
}
