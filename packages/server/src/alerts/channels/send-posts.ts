import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { AlertTexts } from '../email/alert-texts.ts'
import { isResting } from '../posting/rest.ts'
import { postOnce, type PostOutcome } from './post-once.ts'
import type { PostChannel } from './read-channels.ts'
import { writeMessage } from './write-message.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'settings'>

/**
 * Sends due posts, all channels at once and the alerts of a channel in order. Never throws, because e-mails don't depend on
 * posts.
 */
export const sendPosts = async (context: Context, owner: number, stop: AbortSignal): Promise<void> => {
  const { settings, log } = context
  if (settings.channels.length + settings.faultyChannels.length === 0) return
  try {
    await endLeftPosts(context, owner)
    await Promise.all(settings.channels.map((channel) => sendByOne(context, channel, owner, stop)))
  } catch (error) {
    log().warn({ err: error }, 'channel posts not stored')
  }
}

const sendByOne = async (
  context: Context,
  channel: PostChannel,
  owner: number,
  stop: AbortSignal,
): Promise<void> => {
  while (!stop.aborted) {
    const post = await takeNext(context, channel, owner)
    if (!post) return
    await mark(context, channel, post.alert_id, await sendPost(context, channel, post, stop))
  }
}

type Post = NonNullable<Awaited<ReturnType<typeof findNext>>>

/** Claims the next post for this node. The claim is stored before anything is sent. */
const takeNext = async (context: Context, channel: PostChannel, owner: number): Promise<Post | undefined> => {
  for (;;) {
    const post = await findNext(context, channel)
    if (!post) return undefined
    const taken = await context.db
      .updateTable('channel_posts')
      .set({ state: 'sending', owner })
      .where('alert_id', '=', post.alert_id)
      .where('channel', '=', channel.name)
      .where('state', '=', 'waiting')
      .returning('alert_id')
      .executeTakeFirst()
    if (taken) return post
  }
}

const findNext = ({ db, now, settings }: Context, { name }: PostChannel) =>
  db
    .selectFrom('channel_posts')
    .innerJoin('alerts', 'alerts.id', 'channel_posts.alert_id')
    .select(['channel_posts.alert_id', 'alerts.texts', 'alerts.resource', 'alerts.record_id'])
    .where('channel_posts.channel', '=', name)
    .where('channel_posts.state', '=', 'waiting')
    .where('alerts.status', 'in', ['held', 'sending'])
    .where('alerts.stopped_at', 'is', null)
    .where('alerts.expires_at', '>', instant(now()))
    .$if(isResting(now(), settings.timeZone), (due) => due.where('alerts.kind', '=', 'notices'))
    .orderBy('channel_posts.alert_id')
    .limit(1)
    .executeTakeFirst()

/** Edits the earlier post of the same record if the service returned its id. Otherwise posts anew. */
const sendPost = async (
  context: Context,
  channel: PostChannel,
  post: Post,
  stop: AbortSignal,
): Promise<PostOutcome> => {
  const { settings, now } = context
  const message = writeMessage(JSON.parse(post.texts) as AlertTexts, channel, settings)
  const reference = channel.edit && (await findReference(context, channel, post))
  const signed = { id: `alert-${post.alert_id}-${channel.name}`, now: now(), stop }
  if (!channel.edit || reference === undefined)
    return postOnce(settings, channel, channel, { ...message }, signed)
  const outcome = await postOnce(settings, channel, channel.edit, { ...message, reference }, signed)
  return outcome.state === 'taken' ? { ...outcome, reference } : outcome
}

const findReference = async (
  { db }: Context,
  { name }: PostChannel,
  { alert_id, resource, record_id }: Post,
): Promise<string | number | undefined> => {
  const former = await db
    .selectFrom('channel_posts')
    .innerJoin('alerts', 'alerts.id', 'channel_posts.alert_id')
    .select('channel_posts.reference')
    .where('channel_posts.channel', '=', name)
    .where('channel_posts.reference', 'is not', null)
    .where('alerts.resource', '=', resource)
    .where('alerts.record_id', '=', record_id)
    .where('alerts.id', '<', alert_id)
    .orderBy('alerts.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return former?.reference ? (JSON.parse(former.reference) as string | number) : undefined
}

const mark = async (
  { db, now, log }: Context,
  { name }: PostChannel,
  alertId: number,
  outcome: PostOutcome,
): Promise<void> => {
  const isTaken = outcome.state === 'taken'
  const values = isTaken
    ? {
        reference: outcome.reference === undefined ? null : JSON.stringify(outcome.reference),
        taken_at: instant(now()),
        problem: null,
      }
    : { problem: outcome.problem }
  await db
    .updateTable('channel_posts')
    .set({ state: outcome.state, owner: null, ...values })
    .where('alert_id', '=', alertId)
    .where('channel', '=', name)
    .execute()
  if (!isTaken) log().warn({ channel: name, alert: alertId, ...outcome }, 'channel post failed')
}

/** Marks posts of a dead node as `unknown`, and expired posts as failed. */
const endLeftPosts = async ({ db, now, settings }: Context, owner: number): Promise<void> => {
  const sending = await db
    .selectFrom('channel_posts')
    .select('owner')
    .distinct()
    .where('state', '=', 'sending')
    .where('owner', 'is not', null)
    .execute()
  const owners = sending.flatMap((row) => (row.owner === null ? [] : [row.owner]))
  const dead = owners.length === 0 ? [] : await dialectOf(db).deadNames(db, owners, owner)
  const change = db.updateTable('channel_posts')
  if (dead.length > 0)
    await change
      .set({ state: 'unknown', owner: null, problem: 'The server stopped before the channel replied.' })
      .where('state', '=', 'sending')
      .where('owner', 'in', dead)
      .execute()
  const names = settings.channels.map(({ name }) => name)
  const late = db.selectFrom('alerts').select('id').where('expires_at', '<=', instant(now()))
  await change
    .set({ state: 'failed', problem: 'The alert expired before it was sent.' })
    .where('state', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('alert_id', 'in', late),
        // Their files are deleted or invalid.
        ...(names.length === 0 ? [eb.lit(true)] : [eb('channel', 'not in', names)]),
      ]),
    )
    .where('alert_id', 'in', db.selectFrom('alerts').select('id').where('status', 'in', ['held', 'sending']))
    .execute()
}
