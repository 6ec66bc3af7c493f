import { letters } from '@kampana/shared/resources/letters'
import type { RaRecord } from 'react-admin'
import { StatusChip } from '../crud/status-chip.tsx'

/** How far a letter has come. */
export const LetterStatus = ({ record: { status } }: { record: RaRecord }) => (
  <StatusChip field={letters.fields.status} value={status} colours={colours} filled={status === 'failed'} />
)

const colours = { sent: 'success', failed: 'error', sending: 'info' } as const
