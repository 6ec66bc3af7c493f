import { codePath, formatCode } from '@kampana/shared/verification/code'
import { Link } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { toWebsite } from '@kampana/engine-admin/screens/on-website/website-address'

/** Verification code of a record, with a link to the page that checks it; null if the back end has none. */
export const RecordCode = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const code: unknown = record['code']
  return typeof code === 'string' ? (
    <Link href={toWebsite(codePath(code))} target="_blank" rel="noopener">
      {t('Verification code %{code}', { code: formatCode(code) })}
    </Link>
  ) : null
}
