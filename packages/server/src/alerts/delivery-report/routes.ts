import type { AlertEstimate } from '@kampana/shared/api/alerts'
import { alertCalls } from '@kampana/shared/calls/alert-calls'
import type { QueryOf } from '@kampana/engine-declare/calls/call'
import { classStatus } from '@kampana/shared/resources/class-status'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import type { ContactTransport } from '../../db/alert-tables.ts'
import { notFound } from '@kampana/engine-server/error'
import { channelsFor } from '../channels/channels-for.ts'
import { estimateDuration } from './estimate.ts'
import { maskAddress } from '../contacts/mask-address.ts'
import { contentDisposition } from '@kampana/engine-server/http/content-disposition'
import { withoutAddresses } from '../../mail/without-addresses.ts'
import { roomToday } from '../sending/room-today.ts'
import { selectRecipients } from '../sending/fan-out.ts'

/** Serves the estimate before an alert, and the delivery report after it. */
export const serveDeliveryReport = (app: FastifyInstance, context: AppContext): void =>
  serve(app, alertCalls, {
    estimate: async ({ query }) => ({ data: await estimate(context, query) }),
    deliveries: async ({ id, reply }) => {
      const sheet = await writeSheet(context, id)
      void reply
        .header('content-disposition', contentDisposition('attachment', `alert-${id}.csv`))
        .header('cache-control', 'no-store')
      return sheet
    },
  })

/** Number of recipients of a notice, by its levels, campuses and previous notice. */
const estimate = async (
  context: AppContext,
  { kind, levels, campuses, of }: QueryOf<typeof alertCalls.estimate>,
): Promise<AlertEstimate> => {
  const { db, college, settings } = context
  const audience = { levels: parseNames(levels), campuses: parseNames(campuses) }
  const alert = {
    kind: kind === 'updates' ? 'updates' : 'notices',
    audience: JSON.stringify(audience),
    resource: classStatus.name,
    record_id: Number(of) || 0,
    version: 2_147_483_647,
  } as const
  const counts = await db
    .selectFrom(selectRecipients(db, alert, college().lists).as('recipients'))
    .select(['channel', (eb) => eb.fn.countAll().as('count')])
    .groupBy('channel')
    .execute()
  const countOf = (transport: ContactTransport): number =>
    Number(counts.find((each) => each.channel === transport)?.count ?? 0)
  const [mails, phones] = [countOf('mail'), countOf('push')]
  const room = await roomToday(context)
  const channels = (await channelsFor(db, context, alert)).map(({ label }) => label)
  return {
    recipients: mails + phones,
    phones,
    seconds: estimateDuration({ mails, phones }, settings.mail),
    ...(mails > room && { room }),
    ...(channels.length > 0 && { channels }),
  }
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

/** CSV with the outcome of each delivery, with masked addresses. */
const writeSheet = async ({ db, encryption }: AppContext, id: number): Promise<string> => {
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
    .where('alert_id', '=', id)
    .orderBy('contact_id')
    .execute()
  if (rows.length === 0) throw notFound('Alert', id)
  const lines = rows.map(({ address, state, twice, taken_at, reply: reported }) => [
    maskAddress(encryption.tryDecrypt(address) ?? ''),
    state,
    twice === 1 ? 'yes' : '',
    taken_at ?? '',
    withoutAddresses(reported ?? ''),
  ])
  return [['address', 'state', 'perhaps twice', 'handed over', 'reply'], ...lines].map(toLine).join('')
}

/** Formats a line of CSV, and escapes cells that a spreadsheet would read as formulas. */
const toLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replace(/^[=+\-@]/, "'$&").replaceAll('"', '""')}"`).join(',')}\r\n`
