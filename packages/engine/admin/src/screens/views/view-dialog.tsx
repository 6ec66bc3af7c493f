import { boolean, optional, text } from '@kampana/engine-declare/kinds/index'
import type { SavedViewQuery } from '@kampana/engine-declare/lists/saved-view'
import type { Resource } from '@kampana/engine-declare/resource'
import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { ActionDialog } from '../actions/action-dialog.tsx'
import { useViews } from './use-views.ts'

interface Props {
  resource: Resource
  query: SavedViewQuery
  /** View to rename or share; undefined for a new one. */
  view?: { id: number; name: string; is_shared: boolean }
  onClose: () => void
}

/** Names a saved view of a list and shares it with others. */
export const ViewDialog = ({ resource, query, view, onClose }: Props) => {
  const t = useTranslate()
  const { save } = useViews(resource)
  return (
    <ActionDialog
      action={{ label: 'ra.action.save', fields }}
      title={view ? t('Edit view') : t('Save this view')}
      defaults={{ name: view?.name, is_shared: Number(view?.is_shared ?? false) }}
      draftKey={`${resource.name}/list-views/${view?.id ?? 'new'}`}
      act={({ name, is_shared }) =>
        save({ ...(view && { id: view.id }), name: String(name ?? ''), is_shared: is_shared === 1, query })
      }
      onClose={onClose}
    />
  )
}

const fields = {
  name: {
    ...text('Name', { max: 60 }),
    help: msg('The view stores the current filters, sort order and columns.'),
  },
  is_shared: optional(boolean(msg('Share with colleagues'))),
}
