import type { ClassNotice } from '@kampana/shared/class-status'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDialog } from '../task/form-dialog.tsx'
import { sentenceOf } from './notice-preview.tsx'
import { TellFamilies } from './tell-families.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'

interface Props {
  notice: ClassNotice
  /** `tell`: families are told that it doesn't hold. */
  takeBack: (tell: boolean) => void
  onClose: () => void
}

/** Asks before a notice is taken back of which families may have been told; they are told of this, too, unless somebody unticks it. */
export const TakeBackDialog = ({ notice, takeBack, onClose }: Props) => {
  const t = useTranslate()
  const estimate = useAlertEstimate({ ...notice, of: notice.id })
  const [isTold, setTold] = useState(true)
  return (
    <FormDialog
      title={t('Take back the class notice?')}
      submitLabel="Take back"
      onSubmit={(event) => {
        event.preventDefault()
        takeBack(isTold)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{sentenceOf(notice)}</p>
      <TellFamilies estimate={estimate} checked={isTold} onChange={setTold} />
    </FormDialog>
  )
}
