import type { NotificationPayload } from 'react-admin'
import { PlainButton, PlainSheet } from '../../chunks/plain-sheet.tsx'
import { useWords } from '../../language/translate.ts'

/** What happened, without any looks: for when those can't be fetched. */
export const PlainNotice = ({ notice, onClose }: { notice: NotificationPayload; onClose: () => void }) => {
  const t = useWords()
  const { message, type, notificationOptions } = notice
  return (
    <PlainSheet over role={type === 'error' ? 'alert' : 'status'}>
      <div>{typeof message === 'string' ? t(message, notificationOptions?.messageArgs) : message}</div>
      <PlainButton onClick={onClose}>{t('Close')}</PlainButton>
    </PlainSheet>
  )
}
