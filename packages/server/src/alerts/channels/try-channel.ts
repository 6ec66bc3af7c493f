import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import type { AlertTexts } from '../email/alert-texts.ts'
import type { Outcome } from '../sending/mark-deliveries.ts'
import { postOnce } from './post-once.ts'
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
  await db
    .updateTable('channels')
    .set({ tried: `${firstAnswers[outcome.kind] ?? 'Failed.'} ${outcome.reply}`.trim() })
    .where('id', '=', id)
    .execute()
}

const firstAnswers: Partial<Record<Outcome['kind'], string>> = { taken: 'Posted.', lost: 'No reply.' }

const postTest = ({ settings, now }: Context, channel: PostChannel): Promise<Outcome> => {
  const time = now()
  const signed = { id: `test-${channel.name}-${instant(time)}`, now: time }
  const message = writeMessage(noticeTestTexts, channel, settings)
  return postOnce(settings, channel, { ...channel, body: testBody(channel) }, { ...message }, signed)
}

/** Text that 'Try this channel' posts. */
const noticeTestTexts: AlertTexts = {
  texts: {
    en: { subject: 'This is only a test. The class schedule has not changed.', lines: [] },
    fil: { subject: 'Pagsubok lamang po ito. Walang pagbabago sa iskedyul ng klase.', lines: [] },
  },
  path: '/class-status',
  code: null,
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
