import type { AppContext } from '../../app-context.ts'
import type { HandOver } from '../sending/hand-over.ts'
import type { Held } from '../sending/hold-deliveries.ts'
import type { Outcome } from '../sending/mark-deliveries.ts'
import { postOnce } from './post-once.ts'
import type { PostChannel } from './read-channels.ts'
import { writeMessage } from './write-message.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'settings'>

/** Posts to channels. */
export const createPostHandOver = (context: Context): HandOver => ({
  send: async (held) => {
    const { channel: name, alert_id } = held
    const channel = context.settings.channels.find((each) => each.name === name)
    const outcome = channel ? await sendPost(context, channel, held) : withoutFile
    if (outcome.kind !== 'taken')
      context.log().warn({ channel: name, alert: alert_id, ...outcome }, 'channel post failed')
    return outcome
  },
  close: () => undefined,
})

/** Another node may have the file, or staff may correct it. */
const withoutFile = {
  kind: 'later',
  reply: 'The channel’s file is missing or invalid.',
  seconds: 0,
  isLess: false,
} as const

/** Edits the earlier post of the same record if the service returned its id. Otherwise posts anew. */
const sendPost = async (context: Context, channel: PostChannel, held: Held): Promise<Outcome> => {
  const { settings, now } = context
  const message = writeMessage(held.texts, channel, settings)
  const reference = channel.edit && (await findReference(context, held))
  const signed = { id: `alert-${held.alert_id}-${channel.name}`, now: now() }
  if (!channel.edit || reference === undefined)
    return postOnce(settings, channel, channel, { ...message }, signed)
  const outcome = await postOnce(settings, channel, channel.edit, { ...message, reference }, signed)
  return outcome.kind === 'taken' ? { ...outcome, reference } : outcome
}

const findReference = async (
  { db }: Context,
  { channel, alert_id, resource, record_id }: Held,
): Promise<string | number | undefined> => {
  const former = await db
    .selectFrom('deliveries')
    .innerJoin('alerts', 'alerts.id', 'deliveries.alert_id')
    .select('deliveries.reference')
    .where('deliveries.channel', '=', channel)
    .where('deliveries.reference', 'is not', null)
    .where('alerts.resource', '=', resource)
    .where('alerts.record_id', '=', record_id)
    .where('alerts.id', '<', alert_id)
    .orderBy('alerts.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return former?.reference ? (JSON.parse(former.reference) as string | number) : undefined
}
