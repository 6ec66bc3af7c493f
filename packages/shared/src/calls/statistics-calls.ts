import { recordStatisticsSchema, statisticsPermission, statisticsSchema } from '../statistics.ts'
import { get, post } from '@kampana/engine-declare/calls/call'

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

export const pageViewCalls = {
  count: post('/api/page-views', {
    access: 'anyone',
    tag: 'statistics',
    summary: 'Count a page that a browser opened without a request',
    query: { path: 'Path of the page' },
    hasMessage: false,
    status: 204,
    quiet: true,
  }),
}
