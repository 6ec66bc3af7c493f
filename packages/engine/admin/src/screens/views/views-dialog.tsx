import type { SavedView, SavedViewQuery } from '@kampana/engine-declare/lists/saved-view'
import type { Resource } from '@kampana/engine-declare/resource'
import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useTask } from '../../task/use-task.ts'
import { useViews } from './use-views.ts'
import { ViewDialog } from './view-dialog.tsx'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { FormDialog } from '../../task/form-dialog.tsx'

interface Props {
  resource: Resource
  /** Current query of the list. */
  query: SavedViewQuery
  onClose: () => void
}

/** Dialog to rename, share, update or delete the person's own saved views. */
export const ViewsDialog = ({ resource, query, onClose }: Props) => {
  const t = useTranslate()
  const [edited, setEdited] = useState<SavedView>()
  const { views, save, remove, busy } = useViews(resource)
  const { run, busy: saving } = useTask()
  if (edited)
    return (
      <ViewDialog
        resource={resource}
        view={edited}
        query={edited.query}
        onClose={() => setEdited(undefined)}
      />
    )
  const named = (label: string, { name }: SavedView) => ({ 'aria-label': `${label}: ${name}` })
  return (
    <FormDialog
      title={t('My views')}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      {views
        .filter(({ owner }) => owner === null)
        .map((view) => (
          <Stack
            key={view.id}
            direction="row"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}
          >
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {view.name}
              {view.is_shared && ` (${t('Shared')})`}
            </Typography>
            <Stack direction="row" flexWrap="wrap">
              <Button {...named(t('Rename or share'), view)} onClick={() => setEdited(view)}>
                {t('Rename or share')}
              </Button>
              <TaskButton
                label={msg('Replace with current settings')}
                busy={saving}
                {...named(t('Replace with current settings'), view)}
                onClick={() => void run(() => save({ ...view, query }))}
              />
              <TaskButton
                label="ra.action.delete"
                busy={busy}
                {...named(t('ra.action.delete'), view)}
                color="error"
                onClick={() => void remove(view.id)}
              />
            </Stack>
          </Stack>
        ))}
      {views.every(({ owner }) => owner !== null) && (
        <Typography color="text.secondary">{t('No saved views yet.')}</Typography>
      )}
    </FormDialog>
  )
}
