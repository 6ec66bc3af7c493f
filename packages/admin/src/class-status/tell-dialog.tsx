import type { ClassNotice } from '@kampana/shared/class-status'
import { useState } from 'react'
import { FormDialog } from '../task/form-dialog.tsx'
import { sentenceOf } from './notice-preview.tsx'
import { TellFamilies } from './tell-families.tsx'
import { useAlertEstimate } from './use-alert-estimate.ts'

interface Props {
  notice: ClassNotice
  /** The question, and the button that answers it. */
  title: string
  label: string
  /** Whether it is ticked beforehand. */
  ticked?: boolean
  /** `tell`: families are told of it. */
  change: (tell: boolean) => void
  onClose: () => void
}

/** Asks before a notice changes by one press whether families are told of that, too. */
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
