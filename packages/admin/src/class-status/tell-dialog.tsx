import type { ClassNotice } from '@kampana/shared/class-status'
import { useState } from 'react'
import { FormDialog } from '../task/form-dialog.tsx'
import { sentenceOf } from './notice-preview.tsx'
import { TellFamilies } from './tell-families.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'

interface Props {
  notice: ClassNotice
  /** Question, and label of its confirm button. */
  title: string
  label: string
  /** True if the checkbox starts checked. */
  ticked?: boolean
  /** Applies the change. If `tell` is true, families get an e-mail. */
  change: (tell: boolean) => void
  onClose: () => void
}

/** Asks if families should be notified of a change to a notice. */
export const TellDialog = ({ notice, title, label, ticked = false, change, onClose }: Props) => {
  const estimate = useAlertEstimate({ ...notice, of: notice.id })
  const [isTold, setTold] = useState(ticked)
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      onSubmit={(event) => {
        event.preventDefault()
        change(isTold)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{sentenceOf(notice)}</p>
      <TellFamilies estimate={estimate} checked={isTold} onChange={setTold} />
    </FormDialog>
  )
}
