import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import type { Resource } from '@kampana/engine-declare/resource'
import { Button, CanAccess, Link, type RaRecord, useCreatePath, useTranslate } from 'react-admin'
import { useCopyValues } from './copy-values.ts'

/** Opens the form of a new record with the values of this one, if it can be copied. */
export const CopyButton = ({ resource, record }: { resource: Resource; record: RaRecord }) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  const values = useCopyValues(resource, record)
  if (!values) return null
  const to = {
    pathname: createPath({ resource: resource.name, type: 'create' }),
    search: `?from=${record.id}`,
  }
  return (
    <CanAccess action="create">
      <Button component={Link} to={to} label={t('Duplicate')}>
        <CopyIcon />
      </Button>
    </CanAccess>
  )
}
