import LogIcon from '@mui/icons-material/ReceiptLongOutlined'
import { Button, LinkBase, useCanAccess } from 'react-admin'
import { isOwnServer } from '../account/own-server.ts'

interface Props {
  label: string
  /** Which entries: of one record, or of one person. */
  filter: Readonly<Record<string, unknown>>
}

/** Leads to the log's entries of one record or one person, for people who may list the log. */
export const LogButton = ({ label, filter }: Props) => {
  const { canAccess = false } = useCanAccess({ resource: 'logs', action: 'list' })
  if (!canAccess || !isOwnServer()) return null
  const search = new URLSearchParams({ filter: JSON.stringify(filter) })
  return (
    <Button component={LinkBase} to={`/logs?${search}`} label={label}>
      <LogIcon />
    </Button>
  )
}
