import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import SpamIcon from '@mui/icons-material/ReportOutlined'
import { Button, CanAccess, type RaRecord, useRecordContext, useTranslate } from 'react-admin'
import { useUpdateWithUndo } from '../../crud/delete/use-update-with-undo.ts'
import { replyLink, type Enquiry } from './reply-link.ts'

type Message = RaRecord & Enquiry & { status: string }

/** Answers a message by mail, and marks it as spam or not. */
export const MessageActions = () => {
  const message = useRecordContext<Message>()
  const t = useTranslate()
  // Only its id is known when the row is on another page.
  if (message?.email === undefined) return null
  return (
    <>
      <Button component="a" href={replyLink(message, t)} label={t('Answer')}>
        <ReplyIcon />
      </Button>
      <CanAccess action="edit">
        <SpamButton message={message} />
      </CanAccess>
    </>
  )
}

const SpamButton = ({ message }: { message: Message }) => {
  const t = useTranslate()
  const { busy, change } = useUpdateWithUndo()
  const isSpam = message.status === 'spam'
  return (
    <Button
      label={isSpam ? t('Not spam') : t('Mark as spam')}
      aria-disabled={busy}
      onClick={() => busy || void change(message, { status: isSpam ? 'read' : 'spam' })}
    >
      <SpamIcon />
    </Button>
  )
}
