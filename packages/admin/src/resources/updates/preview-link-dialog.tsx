import { previewDays, previewLinkCalls, type PreviewLink } from '@kampana/shared/calls/preview-link-calls'
import { Button, DialogContentText, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate, type Identifier } from 'react-admin'
import { useCopy } from '@kampana/engine-admin/screens/on-website/use-copy'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'

/** Dialog that creates preview links for colleagues without an account. It lists the links, each with a button that ends it. */
export const PreviewLinkDialog = ({ id, onClose }: { id: Identifier; onClose: () => void }) => {
  const t = useTranslate()
  const copy = useCopy()
  const [url, setUrl] = useState<string>()
  const { busy, run } = useTask()
  const makeLink = useCall(previewLinkCalls.make)
  const endLink = useCall(previewLinkCalls.end)
  const listLinks = useCall(previewLinkCalls.list)
  const updateId = Number(id)
  const { data: links = [], refetch } = useQuery({
    queryKey: ['updates', 'previewLinks', id],
    queryFn: async () => (await listLinks({ id: updateId })).data,
  })
  const make = () =>
    run(async () => {
      const { data: made } = await makeLink({ id: updateId })
      setUrl(made.url)
      copy(made.url)
      await refetch()
    })
  const end = (link: PreviewLink) =>
    run(async () => {
      await endLink({ id: link.id })
      setUrl(undefined)
      await refetch()
    })
  return (
    <FormDialog title={t('Preview link')} onClose={onClose}>
      <DialogContentText>
        {t(
          'Anyone with the link can preview this update and comment for %{days} days. We’ll e-mail you the comments.',
          { days: previewDays },
        )}
      </DialogContentText>
      {url === undefined ? (
        <TaskButton
          label={msg('Create and copy link')}
          busy={busy}
          variant="contained"
          onClick={() => void make()}
          sx={thumb}
        />
      ) : (
        <MadeLink url={url} />
      )}
      {links.length > 0 && (
        <Typography component="h3" sx={{ mt: 3, fontWeight: 600 }}>
          {t('Active links')}
        </Typography>
      )}
      {links.map((link) => (
        <WorkingLink key={link.id} link={link} busy={busy} onEnd={() => void end(link)} />
      ))}
    </FormDialog>
  )
}

interface LinkProps {
  link: PreviewLink
  busy: boolean
  onEnd: () => void
}

const WorkingLink = ({ link, busy, onEnd }: LinkProps) => {
  const t = useTranslate()
  return (
    <Stack direction="row" justifyContent="space-between" alignItems="center" gap={1}>
      <Typography variant="body2">
        {t('By %{name}, until %{when}', { name: link.made_by, when: formatDateTime(link.expires_at) })}
      </Typography>
      <TaskButton
        label={msg('Revoke')}
        busy={busy}
        color="error"
        onClick={onEnd}
        sx={{ ...thumb, flex: 'none' }}
      />
    </Stack>
  )
}

const MadeLink = ({ url }: { url: string }) => {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} gap={1} sx={{ mt: 2 }}>
      <TextField
        fullWidth
        size="small"
        label={t('Link')}
        value={url}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Button
        // The button that made the link is gone.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        variant="outlined"
        onClick={() => copy(url)}
        sx={{ flex: 'none', minHeight: 40 }}
      >
        {t('Copy link')}
      </Button>
    </Stack>
  )
}

const thumb = { minHeight: 44, mt: 1 }
