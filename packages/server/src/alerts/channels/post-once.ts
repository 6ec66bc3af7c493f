import type { Settings } from '../../env.ts'
import type { Outcome } from '../sending/mark-deliveries.ts'
import {
  NoAnswer,
  replyLine,
  readError,
  replyText,
  type ServiceReply,
  callOnce,
  type ServiceCall,
} from '../sending/call-once.ts'
import { buildRequest, type PostValues } from './build-request.ts'
import { hasPublicHost } from '../push/public-address.ts'
import { NotPublic, publicLookup } from '../push/services.ts'
import type { ChannelCall } from './channel-schema.ts'
import type { PostChannel } from './read-channels.ts'

/** Statuses of a gateway whose service timed out. The service may have received the post. */
const doubtful = new Set([502, 504])
/** Statuses of a service that has too many calls and didn't process this one. */
const busy = new Set([429, 503])

/** Posts once to a channel and returns the outcome, whose reply contains no secret. Never throws. */
export const postOnce = async (
  settings: Pick<Settings, 'privateChannels'>,
  channel: PostChannel,
  call: ChannelCall,
  values: PostValues,
  signed: { id: string; now: Date },
): Promise<Outcome> => {
  try {
    return judge(channel, await callService(buildRequest(channel, call, values, signed), settings))
  } catch (error) {
    const outcome: Outcome =
      error instanceof NoAnswer && error.mayHaveArrived
        ? { kind: 'lost', reply: error.message, mayHaveArrived: true }
        : readError(error)
    return { ...outcome, reply: replyLine(channel.blotOut(outcome.reply)) }
  }
}

const judge = (
  { success: { statuses, path, value }, keep: store, blotOut }: PostChannel,
  answer: ServiceReply,
): Outcome => {
  const { status, body, retryAfter: seconds } = answer
  // Removes secrets before truncating the text, because half a secret wouldn't match.
  const reply = replyText(answer, blotOut)
  const unknown = { kind: 'lost', reply, mayHaveArrived: true } as const
  if (doubtful.has(status)) return unknown
  const isSuccess = statuses ? statuses.includes(status) : status >= 200 && status < 300
  if (!isSuccess && busy.has(status)) return { kind: 'later', reply, seconds, isLess: status === 429 }
  if (!isSuccess) return { kind: 'unsendable', reply }
  const json = parseJson(body)
  if (path !== undefined && json === undefined) return unknown
  if (path !== undefined && valueAt(json, path) !== value) return { kind: 'unsendable', reply }
  const stored = store === undefined ? undefined : valueAt(json, store)
  return { kind: 'taken', reply, reference: asReference(stored, blotOut) }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    return isThere ? (value as Record<string, unknown>)[name] : undefined
  }, json)

/** The service's id of a post. Long ids and ids with a secret are dropped. */
const asReference = (stored: unknown, blotOut: PostChannel['blotOut']): string | number | undefined => {
  if (typeof stored === 'number') return stored
  return typeof stored === 'string' && stored.length <= 200 && blotOut(stored) === stored ? stored : undefined
}

/** Calls a chat service. Only origins in the settings may be in a private network. */
export const callService = async (
  call: ServiceCall,
  { privateChannels }: Pick<Settings, 'privateChannels'>,
): Promise<ServiceReply> => {
  const connection = { agent: false, timeout: 20_000 } as const
  if (privateChannels.includes(call.url.origin)) return callOnce(call, connection)
  if (!hasPublicHost(call.url)) throw new NotPublic(`${call.url.hostname} isn’t public`)
  return callOnce(call, { ...connection, lookup: publicLookup() })
}
