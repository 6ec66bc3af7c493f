import ReplyIcon from '@mui/icons-material/ReplyOutlined'
import SpamIcon from '@mui/icons-material/ReportOutlined'
import { Button, CanAccess, useRecordContext, type RaRecord } from 'react-admin'
import { useWords } from '../../language/translate.ts'
import { useChange } from '../../crud/delete/use-change.ts'
import { answerTo, type Enquiry } from './answer-to.ts'

type Message = RaRecord & Enquiry & { status: string }

/** What is done with a message besides: it is answered by mail, or put aside as spam. */
export const MessageActions = () => {
  const message = useRecordContext<Message>()
  const t = useWords()
  // Of a row on another page only the number is known.
  if (message?.email === undefined) return null
  return (
    <>
      <Button component="a" href={answerTo(message, t)} label={t('Answer')}>
        <ReplyIcon />
      </Button>
      <CanAccess action="edit">
        <SpamButton message={message} />
      </CanAccess>
    </>
  )
}

const SpamButton = ({ message }: { message: Message }) => {
  const t = useWords()
  const { busy, change } = useChange()
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
