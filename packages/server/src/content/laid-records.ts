import type { ShownRecords } from '@kampana/shared/content/editing-worker'

/** The records that are shown in place of what the folder says, as long as they say something else. */
export const laidRecords = () => {
  let records: ShownRecords = {}
  return {
    all: (): ShownRecords => records,
    over: (folder: ShownRecords): ShownRecords => differing(records, folder),
    /** Returns whether something else is shown from now on. */
    set: (newer: ShownRecords, folder: ShownRecords): boolean => {
      const before = records
      records = newer
      return JSON.stringify(differing(before, folder)) !== JSON.stringify(differing(newer, folder))
    },
  }
}

const differing = (records: ShownRecords, folder: ShownRecords): ShownRecords =>
  Object.fromEntries(
    Object.entries(records).filter(
      ([name, record]) => JSON.stringify(record) !== JSON.stringify(folder[name]),
    ),
  )
