import type { Resource } from '@kampana/engine-declare/resource'
import TrashIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import { Button, Link, useCanAccess, useListContext, useTranslate } from 'react-admin'
import { capabilities } from '../../back-end/capabilities.ts'
import { useTrash } from './use-trash.ts'

/** Link from a list to its trash, with the number of deleted records. Other back ends have no trash. */
export const TrashButton = ({ resource }: { resource: Resource }) => {
  const has = capabilities().records && resource.actions.includes('delete')
  const { canAccess } = useCanAccess({ resource: resource.name, action: 'delete' })
  return has && canAccess ? <TrashLink resource={resource} /> : null
}

const TrashLink = ({ resource }: { resource: Resource }) => {
  const t = useTranslate()
  const { total: listed } = useListContext()
  // A deletion changes the list's total.
  const { data } = useTrash(resource, { per_page: '1' }, listed)
  const total = data?.meta.total ?? 0
  return (
    <Button
      component={Link}
      {...{ to: `/trash/${resource.name}` }}
      label={total > 0 ? t('Trash (%{count})', { count: total }) : t('Trash')}
    >
      <TrashIcon />
    </Button>
  )
}
