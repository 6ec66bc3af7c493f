import { markOf } from '@kampana/server/alerts/contacts/mark'
import { writeSubscription, type PushSubscription } from '@kampana/server/alerts/push/subscription'
import { createEncryption } from '@kampana/server/secrets'
import { hashToken } from '@kampana/engine-server/tokens'
import { collegeKey } from './accounts.ts'
import type { College } from './college.ts'

interface Choices {
  language?: 'en' | 'fil'
  kinds?: 'notices' | 'all'
  levels?: string[]
  /** Token of the links. By default, each contact has its own. */
  token?: string
  channel?: 'mail' | 'push'
}

/** Adds confirmed subscribers of class notices with the given addresses. */
export const subscribeFamilies = (
  { database }: Pick<College, 'database'>,
  addresses: readonly string[],
  { language = 'en', kinds = 'notices', levels, token: same, channel = 'mail' }: Choices = {},
): Promise<void> =>
  database(async (db) => {
    const { encrypt } = createEncryption(collegeKey)
    for (const address of addresses) {
      const { id } = await db
        .insertInto('subscribers')
        .values({
          address: encrypt('f…@home.example'),
          language,
          kinds,
          consent: 'Yes',
          basis: 'asked',
          created_at: '2026-11-01',
          confirmed_at: '2026-11-01',
          ended_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const token = same ?? `token-of-${address}`
      await db
        .insertInto('contacts')
        .values({
          subscriber_id: id,
          channel,
          levels: levels ? JSON.stringify(levels) : null,
          campuses: null,
          address: encrypt(address),
          mark: markOf(collegeKey, address),
          token: encrypt(token),
          token_mark: hashToken(token),
          failing_since: null,
          ended_at: null,
          why: null,
        })
        .execute()
    }
  })

/** Adds phones as subscribers. */
export const subscribePhones = (
  place: Pick<College, 'database'>,
  phones: readonly PushSubscription[],
  choices: Choices = {},
): Promise<void> => subscribeFamilies(place, phones.map(writeSubscription), { ...choices, channel: 'push' })

/** Made-up e-mail addresses of families. */
export const familyAddresses = (count: number): string[] =>
  Array.from({ length: count }, (_address, index) => `family${index}@home.example`)
