import { statusMessage } from '../error-message.ts'
import { useTranslate } from 'react-admin'
import { messages } from '@kampana/shared/messages/messages'
import { Typography } from '@mui/material'
import { BlankPage } from './blank-page.tsx'

/** A page that the person may not see, and the permission that would let them. */
export const AccessDenied = ({ permission }: { permission?: string }) => {
  const t = useTranslate()
  return (
    <BlankPage sentence={statusMessage(403)}>
      {permission && <Typography>{t(messages.missingPermission(permission))}</Typography>}
    </BlankPage>
  )
}
