import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { get } from '@kampana/engine-declare/calls/call'

const shared = { access: 'anyone', tag: 'operations', quiet: true } as const

const health = () =>
  z.object({
    status: z.enum(['ok', 'degraded', 'unavailable', 'stopping']),
    problems: z.array(z.string()).optional().describe('Reasons for the status; omitted if none'),
  })
export type Health = Parsed<typeof health>

/** Calls of monitoring and proxies. Both reply with a 503 unless the status is `ok`. */
export const healthCalls = {
  health: get('/health', {
    ...shared,
    summary: 'Check that the database can be read and written',
    reply: health,
    otherStatus: 503,
  }),
  ready: get('/health/ready', {
    ...shared,
    summary: 'Check that this node accepts requests',
    reply: health,
    otherStatus: 503,
  }),
}

/** The handler checks the token, because Prometheus has no session. */
export const metricsCalls = {
  read: get('/metrics', {
    ...shared,
    summary: 'Measure the server, for Prometheus',
    headers: { authorization: '`Bearer` with the setting METRICS_TOKEN' },
    content: 'text/plain',
  }),
}

export const securityCalls = {
  contact: get('/.well-known/security.txt', {
    ...shared,
    summary: 'Show the contact for vulnerability reports (RFC 9116)',
    content: 'text/plain',
  }),
}
