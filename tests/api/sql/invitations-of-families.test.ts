import { subscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import { expect, test } from 'vitest'
import { administrator as account } from '../../support/people/accounts.ts'
import { familyAddresses } from '../../support/people/families.ts'
import { stormyCollege } from '../../support/people/stormy-college.ts'

const path = '/api/subscribers/invitations'
const given = (addresses: readonly string[]) => ({
  addresses: addresses.join('\n'),
  levels: null,
  campuses: null,
  language: 'en',
})

/** The reply, which doesn't reveal which addresses get an invitation. */
const takenIn = (count: number): string =>
  `Addresses received: ${count}. We send one invitation per second. Subscribers, people who declined and people invited in the last 30 days get none.`

/** A college whose staff send invitations. `visit` opens an e-mailed link like its recipient. */
const inviting = async () => {
  const place = await stormyCollege(['known@home.example'])
  const { app, mail, administrator, standStill } = place
  const visit = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await app.inject({ method, url: new URL(url).pathname })).body
  return {
    ...place,
    visit,
    invite: (addresses: readonly string[]) => administrator.post(path, given(addresses)),
    arrivedAfter: async (seconds: number): Promise<string[]> => {
      standStill(seconds)
      await app.outbox.sendDue()
      return mail.arrived.flatMap(({ to }) => to)
    },
  }
}

test('invitations of families: sends one e-mail a second, and subscribes nobody before the confirmation', async () => {
  const { invite, arrivedAfter, mail, visit, dump, post, pass, ofFamilies } = await inviting()
  const [ana, ben, eva] = ['ana@new.example', 'ben@new.example', 'eva@new.example']
  const { status, body } = await invite([eva, ana, '', ben, ' ANA@new.example '])
  expect([status, body.message]).toEqual([200, takenIn(3)])
  expect(await arrivedAfter(0)).toEqual([ana])
  expect(await arrivedAfter(1)).toEqual([ana, ben])
  // Later invitations follow the waiting invitations.
  await invite(['zoe@new.example'])
  expect(await arrivedAfter(1)).toEqual([ana, ben, eva])
  expect(await arrivedAfter(1)).toEqual([ana, ben, eva, 'zoe@new.example'])

  const { subject, link } = mail.arrived[0]!
  expect([subject, link]).toEqual([
    subscriptionTexts.en.letters.invite.subject,
    expect.stringMatching(/\/class-status\/alerts\/[\w-]{43}\/confirm$/),
  ])
  expect(await visit(link)).toContain('may send class notices to this address')
  await post()
  await pass(15)
  expect(ofFamilies().flatMap(({ to }) => to)).toEqual(['known@home.example'])
  expect(mail.arrived.filter(({ to }) => to.includes(ana))).toHaveLength(1)

  expect(await visit(link, 'POST')).toContain(subscriptionTexts.en.pages.confirmed[0])
  const log = await dump('logs')
  expect(log).toContain("invited the subscriber '3'")
  expect(log).not.toContain(ana)
  expect(await dump('subscribers')).toContain('"basis":"invited"')
})

test('invitations of families: skips subscribers, unsubscribed and recently invited people without revealing them', async () => {
  const { invite, arrivedAfter, mail, visit, app, standStill, administrator } = await inviting()
  await invite(['ana@new.example', 'ben@new.example'])
  await arrivedAfter(2)
  const ana = mail.arrived[0]!.link
  await visit(ana, 'POST')
  await visit(ana.replace(/confirm$/, 'unsubscribe'), 'POST')
  const again = ['known@home.example', 'ana@new.example', 'ben+school@new.example', 'ben@new.example']
  expect((await invite([...again, 'eva@new.example'])).body.message).toBe(takenIn(5))
  const written = ['ana@new.example', 'ben@new.example', 'eva@new.example']
  expect(await arrivedAfter(60)).toEqual(written)
  // Cleanup deletes the unconfirmed address, but not the record of its invitation.
  standStill(49 * 60 * 60)
  await app.cleanUp()
  await administrator.post('/login', account)
  expect((await invite(again)).body.message).toBe(takenIn(4))
  expect(await arrivedAfter(60)).toEqual(written)
})

test('invitations of families: lists invalid addresses, and invites nobody', async () => {
  const { invite, administrator, staff, dump } = await inviting()
  const faults = async (addresses: readonly string[]) => (await invite(addresses)).body.errors
  expect(await faults(['ana@new.example', 'ben at home'])).toEqual({
    addresses: ['This is not an e-mail address: ben at home'],
  })
  expect(await faults(familyAddresses(501))).toEqual({
    addresses: ['Please enter at most 500 addresses at once.'],
  })
  expect(
    (await administrator.post(path, { ...given(['ana@new.example']), levels: ['Nursery of long ago'] }))
      .status,
  ).toBe(422)
  expect(await dump('letters')).toBe('[[]]')
  const lister = await staff({ may: ['list subscribers'] })
  expect((await lister.post(path, given(['ana@new.example']))).status).toBe(403)
  const poster = await staff({ may: ['list subscribers', 'create class-status'] })
  expect((await poster.post(path, given(['ana@new.example']))).status).toBe(200)
})
