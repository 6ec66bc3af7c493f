import type { ClassNotice } from '@kampana/shared/class-status'
import { useState } from 'react'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'
import { sentenceOf } from './notice-preview.tsx'
import { NotifyFamilies } from './notify-families.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'

interface Props {
  notice: ClassNotice
  /** Question, and label of its confirm button. */
  title: string
  label: string
  /** True if the checkbox starts checked. */
  ticked?: boolean
  /** Applies the change. If `tell` is true, families get an e-mail. */
  change: (withAlert: boolean) => void
  onClose: () => void
}

/** Asks if families should be notified of a change to a notice. */
export const NotifyDialog = ({ notice, title, label, ticked = false, change, onClose }: Props) => {
  const estimate = useAlertEstimate({ ...notice, of: notice.id })
  const [isNotified, setNotified] = useState(ticked)
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      onSubmit={(event) => {
        event.preventDefault()
        change(isNotified)
        onClose()
      }}
      onClose={onClose}
    >
      <p>{sentenceOf(notice)}</p>
      <NotifyFamilies estimate={estimate} checked={isNotified} onChange={setNotified} />
    </FormDialog>
  )
}
