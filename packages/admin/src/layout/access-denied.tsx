import { statusMessage } from '@kampana/engine-admin/error-message'
import { useTranslate } from 'react-admin'
import { messages } from '@kampana/shared/messages/messages'
import { Typography } from '@mui/material'
import { BlankPage } from './blank-page.tsx'

/** Page shown without the required permission, which it names. */
export const AccessDenied = ({ permission }: { permission?: string }) => {
  const t = useTranslate()
  return (
    <BlankPage sentence={statusMessage(403)}>
      {permission && <Typography>{t(messages.missingPermission(permission))}</Typography>}
    </BlankPage>
  )
}
