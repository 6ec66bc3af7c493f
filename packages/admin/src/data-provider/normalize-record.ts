import type { Resource } from '@kampana/shared/resource'
import { toDay } from '@kampana/shared/time/time-zone'
import type { RaRecord } from 'react-admin'
import { isOwnServer } from '../account/own-server.ts'
import { collegeTimeZone } from '../format/time-zone.ts'
import { normalizeLog } from '../resources/normalize-log.ts'

type RecordNormalizer = (record: RaRecord) => RaRecord

/** A record as the screens take it, whatever back end it comes from. */
export const recordNormalizer = (resource: Resource): RecordNormalizer => {
  if (isOwnServer()) return (record) => record
  const days = Object.entries(resource.fields).filter(([, field]) => 'isDateOnly' in field)
  const own = ownNormalizers[resource.name]
  return (record) => {
    const read = { ...record }
    for (const [name] of days)
      if (typeof read[name] === 'string') read[name] = toDay(read[name], collegeTimeZone())
    return own ? own(read) : read
  }
}

const ownNormalizers: Readonly<Record<string, RecordNormalizer>> = { logs: normalizeLog }
