import { Link } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { stopClicks } from '../../crud/stop-clicks.ts'

/** A visitor's telephone number, which a phone calls; in a list as text. */
export const Telephone = ({ record, brief }: { record: RaRecord; brief: boolean }) => {
  const number = String(record['contact_number'])
  const digits = number.replaceAll(/[^\d+]/g, '')
  return brief || digits.length < minDigits ? (
    number
  ) : (
    <Link href={`tel:${digits}`} onClick={stopClicks}>
      {number}
    </Link>
  )
}

/** Shorter ones aren't numbers that can be called. */
const minDigits = 4
