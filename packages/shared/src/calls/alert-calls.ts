import { alertEstimateSchema } from '../api/alerts.ts'
import { permissionName } from '@kampana/engine-declare/resource'
import { alerts } from '../resources/alerts.ts'
import { classStatus } from '../resources/class-status.ts'
import { updates } from '../resources/updates.ts'
import { get, post } from '@kampana/engine-declare/calls/call'

/** Calls for the estimate before an alert, and the delivery report after it. */
export const alertCalls = {
  estimate: get('/api/alerts/estimate', {
    access: [
      ...['create', 'edit', 'delete'].map((action) => permissionName(action, classStatus)),
      permissionName('publish', updates),
    ],
    tag: 'alerts',
    summary: 'Estimate the recipients and duration of a class notice or announcement',
    query: {
      kind: '`updates` for an announcement, which also goes to subscribers of updates',
      levels: 'Levels as JSON; `null` for all',
      campuses: 'Campuses as JSON; `null` for all',
      of: 'Id of the previous notice, whose recipients are notified again',
    },
    data: alertEstimateSchema,
  }),
  deliveries: get('/api/alerts/:id/deliveries.csv', {
    access: [permissionName('show', alerts)],
    tag: 'alerts',
    summary: 'Download the deliveries of an alert as CSV with masked addresses',
    ids: { id: 'Alert' },
    content: 'text/csv',
  }),
}

/** Reports of mail servers. The handler checks the token, because mail servers have no session. */
export const mailReportCalls = {
  report: post('/api/mail/reports', {
    access: 'anyone',
    tag: 'alerts',
    summary: 'Report an e-mail that a mail server returned',
    description: 'The body is the returned e-mail, unchanged (message/rfc822).',
    headers: { authorization: '`Bearer` with the setting MAIL_REPORTS_TOKEN' },
    bodyLimit: 2 * 1024 * 1024,
    hasMessage: false,
    status: 204,
  }),
}
