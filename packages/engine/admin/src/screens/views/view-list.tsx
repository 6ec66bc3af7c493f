import type { SavedView } from '@kampana/engine-declare/lists/saved-view'
import type { Resource } from '@kampana/engine-declare/resource'
import { Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { errorMessage } from '../../error-message.ts'
import { ViewDialog } from './view-dialog.tsx'
import { ViewsDialog } from './views-dialog.tsx'
import { isCurrentView, useCurrentQuery, useOpenView, useViews } from './use-views.ts'

interface Props {
  resource: Resource
  anchor: HTMLElement
  onClose: () => void
}

/** Menu of a list's saved views: the person's own, shared ones, and entries to save and manage views. */
export const ViewList = ({ resource, anchor, onClose }: Props) => {
  const t = useTranslate()
  const [dialog, setDialog] = useState<'new' | 'all'>()
  const { views, error, isPending } = useViews(resource)
  const open = useOpenView(resource)
  const now = useCurrentQuery(resource)
  const own = views.filter(({ owner }) => owner === null)
  const shared = views.filter(({ owner }) => owner !== null)
  const item = (view: SavedView) => (
    <MenuItem
      key={view.id}
      selected={isCurrentView(view, now)}
      onClick={() => {
        onClose()
        open(view)
      }}
    >
      <ListItemText
        primary={view.name}
        secondary={view.owner ?? (view.is_shared ? t('Shared') : null)}
        sx={{ m: 0, maxWidth: '20rem', overflowWrap: 'anywhere', whiteSpace: 'normal' }}
      />
    </MenuItem>
  )
  if (dialog === 'new') return <ViewDialog resource={resource} query={now} onClose={onClose} />
  if (dialog === 'all') return <ViewsDialog resource={resource} query={now} onClose={onClose} />
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {(error || isPending || views.length === 0) && (
        <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
          {error ? t(errorMessage(error)) : isPending ? t('Loading…') : t('No saved views yet.')}
        </MenuItem>
      )}
      {own.length > 0 && <ListSubheader>{t('My views')}</ListSubheader>}
      {own.map(item)}
      {shared.length > 0 && <ListSubheader>{t('Shared views')}</ListSubheader>}
      {shared.map(item)}
      <Divider />
      <MenuItem onClick={() => setDialog('new')}>{t('Save this view…')}</MenuItem>
      {own.length > 0 && <MenuItem onClick={() => setDialog('all')}>{t('Manage my views…')}</MenuItem>}
    </Menu>
  )
}
