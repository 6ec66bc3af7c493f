import { Link } from '@mui/material'
import type { RaRecord } from 'react-admin'
import { stopClicks } from '@kampana/engine-admin/screens/stop-clicks'

/** A visitor's phone number as a link; in lists, as text. */
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

/** Shorter numbers can't be called. */
const minDigits = 4
