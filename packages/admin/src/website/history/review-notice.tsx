import type { ContentChange } from '@kampana/shared/content/content-api'
import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SendBackButton } from './send-back-button.tsx'
import { useChangeActions } from './use-change-actions.ts'

interface Props {
  change: ContentChange
  mayPublish: boolean
}

/** Where a change, if there is one, is in its review: its publication is asked for, or it was sent back, with what was said. */
export const ReviewNotice = ({
  change,
  ...props
}: Omit<Props, 'change'> & { change: Props['change'] | undefined }) =>
  change && <Notice change={change} {...props} />

const Notice = ({ change, mayPublish }: Props) => {
  const t = useTranslate()
  const { busy, sendBack } = useChangeActions(change)
  if (change.state === 'asked')
    return (
      <Alert
        severity="info"
        variant="outlined"
        sx={{ my: 1, flexWrap: mayPublish ? 'wrap' : 'nowrap' }}
        action={mayPublish && <SendBackButton disabled={busy} onSend={(word) => void sendBack(word)} />}
      >
        {mayPublish
          ? [t('%{name} asks for its publication.', { name: change.by }), change.note].join(' ').trim()
          : t('Its publication is asked for. Who asked will be told.')}
      </Alert>
    )
  if (change.review_note === null) return null
  return (
    <Alert severity="warning" variant="outlined" sx={{ my: 1, whiteSpace: 'pre-line' }}>
      {t('It was sent back: %{word}', { word: change.review_note })}
    </Alert>
  )
}
