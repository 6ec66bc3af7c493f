import { expect, test } from 'vitest'
import { familyAddresses } from '../../support/people/families.ts'
import { notice, stormyCollege } from '../../support/people/stormy-college.ts'

test('notify families: the action sends an alert for an unannounced notice once, and saving the notice sends nothing', async () => {
  const { post, pass, ofFamilies, alerts, administrator } = await stormyCollege(familyAddresses(3))
  const id = await post(notice)
  const path = `/api/class-status/${id}`
  const tell = async () => {
    const { status, body } = await administrator.put(`${path}/tell`)
    return [status, body.message]
  }
  await administrator.put(path, { ...notice, tell_families: 1 })
  await pass(15)
  expect(ofFamilies()).toEqual([])

  expect(await tell()).toEqual([200, 'Families will be notified in 15 seconds.'])
  expect(await tell()).toEqual([409, 'Families have already been notified of this version.'])
  await pass(15)
  expect(ofFamilies()).toHaveLength(3)
  expect(await tell()).toEqual([409, 'Families have already been notified of this version.'])

  // A silent edit is sent as a change.
  await administrator.put(path, { reason: 'Baha sa buong lungsod' })
  await pass(15)
  expect(ofFamilies()).toHaveLength(3)
  expect((await tell())[0]).toBe(200)
  await pass(15)
  expect(ofFamilies()).toHaveLength(6)
  expect((await alerts()).map(({ event }) => event)).toEqual(['changed', 'posted'])

  await administrator.put(path, { ends_at: 'now' })
  expect(await tell()).toEqual([409, 'This notice has ended.'])
})

test('notify families: the action reports that nobody would be notified', async () => {
  const { post, administrator, staff, alerts } = await stormyCollege([])
  const id = await post(notice)
  expect((await administrator.put(`/api/class-status/${id}/tell`)).body.message).toBe(
    'These levels have no subscribers, and no channel is turned on.',
  )
  expect(await alerts()).toEqual([])
  const poster = await staff({ may: ['create class-status'] })
  expect((await poster.put(`/api/class-status/${id}/tell`)).status).toBe(403)
})
