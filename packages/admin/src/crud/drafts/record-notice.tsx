import type { Change } from '@kampana/shared/api/changes'
import { useTranslate } from 'react-admin'
import { ChangeNotice } from './change-notice.tsx'
import { changeSentence } from './change-state.tsx'

/** How far the change has come in which a record waits that isn't live. There is nothing to say of one that only it is in. */
export const RecordNotice = ({ change }: { change: Change }) => {
  const t = useTranslate()
  if (change.state === 'draft' && change.records.length === 1 && change.problem === null) return null
  return (
    <ChangeNotice label={t('Publication status')} change={change}>
      {changeSentence(t, change)}
    </ChangeNotice>
  )
}
