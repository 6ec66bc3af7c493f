import { messageCalls, type ThreadEntry } from '@kampana/shared/calls/message-calls'
import { letters } from '@kampana/shared/resources/letters'
import { Box, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { CanAccess, Link, useTranslate, type RaRecord } from 'react-admin'
import { FieldValue } from '@kampana/engine-admin/screens/field-value.tsx'
import { LabelChip } from '@kampana/engine-admin/screens/status-chip.tsx'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { msg } from '@kampana/engine-admin/language/msg'

/** Answers to a message with the delivery status of their e-mails, and notes. */
export const MessageThread = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const readThread = useCall(messageCalls.thread)
  const { data: entries = [] } = useQuery({
    queryKey: ['messages', 'thread', record.id],
    queryFn: async () => (await readThread({ id: Number(record.id) })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollInterval : false),
  })
  if (entries.length === 0) return null
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography component="h2" variant="h6">
        {t('Replies and notes')}
      </Typography>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} recipient={String(record['email'])} />
        ))}
      </Box>
    </Box>
  )
}

const isUnderWay = ({ letter: email }: ThreadEntry): boolean =>
  email !== undefined && ['waiting', 'sending'].includes(email.status)
/** In milliseconds, while an e-mail is being sent. */
const pollInterval = 5000

const Entry = ({ entry, recipient }: { entry: ThreadEntry; recipient: string }) => {
  const t = useTranslate()
  const { kind, by, created_at, text, letter: email } = entry
  return (
    <Box component="li" sx={kind === 'note' ? noted : answered}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <strong>{by}</strong>
        <Typography component="time" dateTime={created_at} variant="body2" color="text.secondary">
          {formatDateTime(created_at)}
        </Typography>
        {email ? (
          <FieldValue
            resource={letters}
            record={{ ...email, id: entry.id }}
            name="status"
            field={letters.fields.status}
          />
        ) : (
          <LabelChip label={noteLabel} />
        )}
      </Box>
      <Box sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>
      {email?.problem && email.status !== 'sent' && (
        <Typography variant="body2" color="error" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t('The mail server rejected this e-mail: %{problem}', { problem: email.problem })}{' '}
          <CanAccess resource={letters.name} action="list">
            <Link to={emailsTo(recipient)}>{t('Open e-mail')}</Link>
          </CanAccess>
        </Typography>
      )}
    </Box>
  )
}

const noteLabel = msg('Internal note')

const emailsTo = (recipient: string): string =>
  `/letters?filter=${encodeURIComponent(JSON.stringify({ q: recipient }))}`

const answered = { mt: 2, pl: 2, borderLeft: 3, borderColor: 'primary.main' } as const
const noted = { mt: 2, pl: 2, borderLeft: '3px dashed', borderColor: 'divider' } as const
