import { recordStatisticsSchema, statisticsPermission, statisticsSchema } from '../statistics.ts'
import { get } from '@kampana/engine-declare/calls/call'

const shared = { access: [statisticsPermission], tag: 'statistics' } as const

/** Calls of the statistics. Their data is null if statistics are off. */
export const statisticsCalls = {
  ofSite: get('/api/statistics', {
    ...shared,
    summary: 'Show the page views of the last 30 days',
    data: () => statisticsSchema().nullable(),
  }),
  ofRecord: get('/api/statistics/:resource/:id', {
    ...shared,
    summary: 'Show the page views of one record',
    data: () => recordStatisticsSchema().nullable(),
  }),
}
