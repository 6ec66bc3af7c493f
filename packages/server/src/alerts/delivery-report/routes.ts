import { alertEstimateSchema, type AlertEstimate } from '@kampana/shared/api/alerts'
import { permissionName } from '@kampana/shared/resource'
import { alerts } from '@kampana/shared/resources/alerts'
import { classStatus } from '@kampana/shared/resources/class-status'
import { updates } from '@kampana/shared/resources/updates'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { dataOf, routeSchema } from '../../crud/openapi.ts'
import type { ContactTransport } from '../../db/alert-tables.ts'
import { notFound } from '../../error.ts'
import { channelsFor } from '../channels/channels-for.ts'
import { estimateDuration } from './estimate.ts'
import { maskAddress } from '../contacts/mask-address.ts'
import { contentDisposition } from '../../http/content-disposition.ts'
import { withoutAddresses } from '../../mail/without-addresses.ts'
import { roomToday } from '../sending/room-today.ts'
import { selectRecipients } from '../sending/fan-out.ts'

/** Routes for the estimate before an alert and the delivery report after it. */
export const serveDeliveryReport = (app: FastifyInstance, context: AppContext): void => {
  serveEstimate(app, context)
  serveSheet(app, context)
}

/** GET /api/alerts/estimate: number of recipients of a notice, by its levels, campuses and previous notice. */
const serveEstimate = (app: FastifyInstance, context: AppContext): void => {
  const { db, college, settings } = context
  const access = [
    ...['create', 'edit', 'delete'].map((action) => permissionName(action, classStatus)),
    permissionName('publish', updates),
  ]
  const schema = routeSchema(
    'alerts',
    'Estimate the recipients and duration of a class notice or announcement',
    () => ({ reply: dataOf(alertEstimateSchema) }),
  )
  app.get<{ Querystring: { kind?: string; levels?: string; campuses?: string; of?: string } }>(
    '/api/alerts/estimate',
    { config: { access }, schema },
    async ({ query }): Promise<{ data: AlertEstimate }> => {
      const audience = { levels: parseNames(query.levels), campuses: parseNames(query.campuses) }
      const alert = {
        kind: query.kind === 'updates' ? 'updates' : 'notices',
        audience: JSON.stringify(audience),
        resource: classStatus.name,
        record_id: Number(query.of) || 0,
        version: 2_147_483_647,
      } as const
      const counts = await db
        .selectFrom(selectRecipients(db, alert, college().lists).select('contacts.channel').as('recipients'))
        .select(['channel', (eb) => eb.fn.countAll().as('count')])
        .groupBy('channel')
        .execute()
      const countOf = (transport: ContactTransport): number =>
        Number(counts.find((each) => each.channel === transport)?.count ?? 0)
      const [mails, phones] = [countOf('mail'), countOf('push')]
      const room = await roomToday(context)
      const channels = (await channelsFor(db, context, alert)).map(({ label }) => label)
      return {
        data: {
          recipients: mails + phones,
          phones,
          seconds: estimateDuration({ mails, phones }, settings.mail),
          ...(mails > room && { room }),
          ...(channels.length > 0 && { channels }),
        },
      }
    },
  )
}

/** Parses names from JSON; null for all. */
const parseNames = (text: string | undefined): string[] | null => {
  try {
    const names: unknown = JSON.parse(text ?? 'null')
    return Array.isArray(names) ? names.map(String) : null
  } catch {
    return null
  }
}

/** GET /api/alerts/:id/deliveries.csv: outcome of each delivery, with masked addresses. */
const serveSheet = (app: FastifyInstance, { db, encryption }: AppContext): void => {
  const schema = {
    tags: ['alerts'],
    summary: 'Download the deliveries of an alert as CSV with masked addresses',
  }
  app.get<{ Params: { id: string } }>(
    '/api/alerts/:id/deliveries.csv',
    { config: { access: [permissionName('show', alerts)] }, schema },
    async ({ params }, reply) => {
      const id = Number(params.id)
      const rows = await db
        .selectFrom('deliveries')
        .innerJoin('contacts', 'contacts.id', 'deliveries.contact_id')
        .select([
          'contacts.address',
          'deliveries.state',
          'deliveries.twice',
          'deliveries.taken_at',
          'deliveries.reply',
        ])
        .where('alert_id', '=', Number.isInteger(id) ? id : 0)
        .orderBy('contact_id')
        .execute()
      if (rows.length === 0) throw notFound('Alert', params.id)
      const lines = rows.map(({ address, state, twice, taken_at, reply: reported }) => [
        maskAddress(encryption.tryDecrypt(address) ?? ''),
        state,
        twice === 1 ? 'yes' : '',
        taken_at ?? '',
        withoutAddresses(reported ?? ''),
      ])
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition('attachment', `alert-${id}.csv`))
        .header('cache-control', 'no-store')
        .send([['address', 'state', 'perhaps twice', 'handed over', 'reply'], ...lines].map(toLine).join(''))
    },
  )
}

/** Formats a line of CSV, and escapes cells that a spreadsheet would read as formulas. */
const toLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`
