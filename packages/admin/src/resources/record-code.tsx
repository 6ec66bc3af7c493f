import { codePath, formatCode } from '@kampana/shared/proof/code'
import { Link } from '@mui/material'
import { type RaRecord, useTranslate } from 'react-admin'
import { toWebsite } from '../crud/on-website/website-address.ts'

/** The code by which families check a record, and the way to where they do; nothing where the back end gives none. */
export const RecordCode = ({ record }: { record: RaRecord }) => {
  const t = useTranslate()
  const code: unknown = record['code']
  return typeof code === 'string' ? (
    <Link href={toWebsite(codePath(code))} target="_blank" rel="noopener">
      {t('Verification code %{code}', { code: formatCode(code) })}
    </Link>
  ) : null
}
