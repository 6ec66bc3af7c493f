import type { PublicApi } from '@kampana/shared/api/public-api'

/** The HTML of the lists of records in bodies, for their `BodyRecords`. Its code is loaded where a body has one. */
export const loadRecords = async (api: PublicApi, bodies: readonly unknown[]) => {
  const listing = bodies.flatMap((body) =>
    typeof body === 'string' && body.includes('"records"') ? body : [],
  )
  return listing.length > 0
    ? (await import('./in-body/load-body-records.ts')).loadBodyRecords(api, listing)
    : undefined
}
