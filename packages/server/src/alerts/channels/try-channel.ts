import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { noticeTestTexts } from './test-texts.ts'
import { postOnce, type PostOutcome } from './post-once.ts'
import type { PostChannel } from './read-channels.ts'
import { writeMessage } from './write-message.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'settings'>

/** Sends a requested test post to the tester only, and stores the outcome. */
export const tryChannel = async (context: Context, id: number): Promise<void> => {
  const { db, settings } = context
  const row = await db
    .updateTable('channels')
    .set({ is_asked: 0 })
    .where('id', '=', id)
    .where('is_asked', '=', 1)
    .returning('name')
    .executeTakeFirst()
  const channel = settings.channels.find(({ name }) => name === row?.name)
  if (!channel) return
  const outcome = await postTest(context, channel)
  const tried = outcome.state === 'taken' ? outcome.reply : outcome.problem
  await db
    .updateTable('channels')
    .set({ tried: `${firstAnswer[outcome.state]} ${tried}`.trim() })
    .where('id', '=', id)
    .execute()
}

const firstAnswer = { taken: 'Posted.', failed: 'Failed.', unknown: 'No reply.' }

const postTest = ({ settings, now }: Context, channel: PostChannel): Promise<PostOutcome> => {
  const time = now()
  const signed = {
    id: `test-${channel.name}-${instant(time)}`,
    now: time,
    stop: new AbortController().signal,
  }
  const message = writeMessage(noticeTestTexts, channel, settings)
  return postOnce(settings, channel, { ...channel, body: testBody(channel) }, { ...message }, signed)
}

const testBody = ({ body, test = {} }: PostChannel): PostChannel['body'] =>
  'json' in body
    ? { json: { ...body.json, ...test } }
    : {
        form: {
          ...body.form,
          ...Object.fromEntries(Object.entries(test).map(([name, value]) => [name, String(value)])),
        },
      }
