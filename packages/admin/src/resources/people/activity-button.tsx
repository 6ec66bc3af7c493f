import LogIcon from '@mui/icons-material/ReceiptLongOutlined'
import { Button, LinkBase, useRecordContext, useTranslate } from 'react-admin'
import { useLogAddress } from '@kampana/engine-admin/screens/use-log-address'

/** Link from a user to their log entries. */
export const ActivityButton = () => {
  const t = useTranslate()
  const person = useRecordContext()
  const address = useLogAddress({ causer_id: person?.id })
  if (!person || address === undefined) return null
  return (
    <Button component={LinkBase} to={address} label={t('Activity')}>
      <LogIcon />
    </Button>
  )
}
