import type { Settings } from '../../env.ts'
import { buildRequest, type PostValues } from './build-request.ts'
import { callService, NoAnswer, type ServiceReply } from './call-service.ts'
import type { ChannelCall } from './channel-schema.ts'
import type { PostChannel } from './read-channels.ts'

/** Outcome of a post. `problem` contains no secret. */
export type PostOutcome =
  | { state: 'taken'; reference: string | number | undefined; reply: string }
  | { state: 'failed' | 'unknown'; problem: string }

/** Statuses of a gateway whose service timed out. The service may have received the post. */
const doubtful = new Set([502, 504])

/** Posts once to a channel and returns the outcome. Never throws. */
export const postOnce = async (
  settings: Pick<Settings, 'privateChannels'>,
  channel: PostChannel,
  call: ChannelCall,
  values: PostValues,
  { stop, ...signed }: { id: string; now: Date; stop: AbortSignal },
): Promise<PostOutcome> => {
  try {
    const request = buildRequest(channel, call, values, signed)
    return judge(channel, await callService(request, settings, stop))
  } catch (error) {
    const problem = onOneLine(channel.blotOut(error instanceof Error ? error.message : 'unknown'))
    return { state: error instanceof NoAnswer && error.mayHaveArrived ? 'unknown' : 'failed', problem }
  }
}

const judge = (
  { success: { statuses, path, value }, keep: store, blotOut }: PostChannel,
  { status, statusText, body }: ServiceReply,
): PostOutcome => {
  // Removes secrets before truncating the text, because half a secret wouldn't match.
  const reply = onOneLine(blotOut(`HTTP ${status} ${statusText} ${body}`))
  if (doubtful.has(status)) return { state: 'unknown', problem: reply }
  const isSuccess = statuses ? statuses.includes(status) : status >= 200 && status < 300
  if (!isSuccess) return { state: 'failed', problem: reply }
  const json = parseJson(body)
  if (path !== undefined && json === undefined) return { state: 'unknown', problem: reply }
  if (path !== undefined && valueAt(json, path) !== value) return { state: 'failed', problem: reply }
  const stored = store === undefined ? undefined : valueAt(json, store)
  return { state: 'taken', reference: asReference(stored, blotOut), reply }
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

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 250)
