import { formerDraftCalls, type FormerDraft } from '@kampana/shared/calls/former-draft-calls'
import { formerDraftMessages } from '@kampana/engine-declare/messages/former-draft-messages'
import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { DiffSide } from '@kampana/engine-admin/screens/changes/diff-side.tsx'
import { diffTexts } from '@kampana/engine-admin/screens/changes/diff-texts'
import { LoadError } from '@kampana/engine-admin/screens/errors/load-error.tsx'
import { useCopy } from '@kampana/engine-admin/screens/on-website/use-copy'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { msg } from '@kampana/engine-admin/language/msg'
import { PageHeader } from '@kampana/engine-admin/page/page-header.tsx'
import { sheet } from '@kampana/engine-admin/page/sheet'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { useChangeTask } from '@kampana/engine-admin/task/use-change-task'
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
