import { type NotificationPayload, useTranslate } from 'react-admin'
import { PlainButton, PlainAlert } from '@kampana/engine-admin/chunks/plain-alert.tsx'

/** Fallback notification in plain elements, if the chunk of `Notice` can't be loaded. */
export const PlainNotice = ({ notice, onClose }: { notice: NotificationPayload; onClose: () => void }) => {
  const t = useTranslate()
  const { message, type, notificationOptions } = notice
  return (
    <PlainAlert overlay role={type === 'error' ? 'alert' : 'status'}>
      <div>{typeof message === 'string' ? t(message, notificationOptions?.messageArgs) : message}</div>
      <PlainButton onClick={onClose}>{t('Close')}</PlainButton>
    </PlainAlert>
  )
}
