import { formerDraftCalls, type FormerDraft } from '@kampana/shared/calls/former-draft-calls'
import { formerDraftMessages } from '@kampana/shared/messages/former-draft-messages'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DiffSide } from '../crud/changes/diff-side.tsx'
import { diffTexts } from '../crud/changes/diff-texts.ts'
import { LoadError } from '../crud/errors/load-error.tsx'
import { useCopy } from '../crud/on-website/use-copy.ts'
import { useCall } from '../data-provider/use-call.ts'
import { formatDateTime } from '../format/format.ts'
import { msg } from '../language/msg.ts'
import { PageHeader } from '../page/page-header.tsx'
import { sheet } from '../page/sheet.ts'
import { TaskButton } from '../task/task-button.tsx'
import { useChangeTask } from '../task/use-change-task.ts'
import { useFormerDrafts } from './use-former-drafts.ts'

/** Drafts that the upgrade couldn't convert, each with its text and the reason. */
export const FormerDraftsPage = () => {
  const t = useTranslate()
  const { data, error, refetch } = useFormerDrafts()
  return (
    <Box sx={{ maxWidth: '60rem' }}>
      <PageHeader title={t('Unconverted drafts')} />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography>{t('No unconverted drafts left.')}</Typography>}
      {data?.map((draft) => (
        <Draft key={draft.id} draft={draft} />
      ))}
    </Box>
  )
}

const Draft = ({ draft }: { draft: FormerDraft }) => {
  const t = useTranslate()
  const copy = useCopy()
  const { busy, change } = useChangeTask()
  const dismiss = useCall(formerDraftCalls.dismiss)
  const { id, path, text, base, problem, note, name, created_at, publish_at } = draft
  const when = { who: name, when: formatDateTime(created_at) }
  return (
    <Box component="section" aria-label={path} sx={{ ...sheet, mb: 2 }}>
      <Typography component="h2" sx={{ fontSize: '1.0625rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {path}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('Draft by %{who}, %{when}', when)}
        {note && ` · ${note}`}
        {publish_at !== null && ` · ${t('Scheduled for %{when}', { when: formatDateTime(publish_at) })}`}
      </Typography>
      <Typography sx={{ my: 1 }}>{t(formerDraftMessages[problem])}</Typography>
      {text !== null && <DiffSide parts={diffTexts(base ?? text, text).right} mark="ins" />}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        {text !== null && <Button onClick={() => copy(text)}>{t('Copy text')}</Button>}
        <TaskButton
          label={msg('Dismiss')}
          aria-label={t('Dismiss %{what}', { what: path })}
          busy={busy}
          onClick={() => void change(async () => (await dismiss({ id })).message)}
        />
      </Box>
    </Box>
  )
}
