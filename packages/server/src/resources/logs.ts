import type { Difference } from '../resource/difference.ts'

/** Log entries keep what changed as JSON. */
export const logsDifference: Difference = {
  listed: ['record_id'],
  present: (row) =>
    typeof row.properties === 'string' ? { ...row, properties: JSON.parse(row.properties) as unknown } : row,
}
