import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const list = '/api/updates?range=[0,9]'

test('visitors who ask again are told what has changed meanwhile, at once', async () => {
  const { administrator, visitor, publish, update } = await college()
  const titles = async (): Promise<string[]> =>
    (await visitor().get<{ title: string }[]>(list)).body.data.map(({ title }) => title)
  const one = async () =>
    (await visitor().get<{ title: string }>(`/api/updates/${update.id}`)).body.data?.title
  expect([await titles(), await one()]).toEqual([[update.title], update.title])
  await publish({ title: 'The chapel roof is mended' })
  expect(await titles()).toContain('The chapel roof is mended')
  await administrator.put(`/api/updates/${update.id}`, { title: 'Enrolment is over' })
  expect([await titles(), await one()]).toEqual([
    ['The chapel roof is mended', 'Enrolment is over'],
    'Enrolment is over',
  ])
  await administrator.delete(`/api/updates/${update.id}`)
  expect([await titles(), await one()]).toEqual([['The chapel roof is mended'], undefined])
})

test('visitors are told nothing that was told to staff before', async () => {
  const { administrator, visitor, publish } = await college()
  const draft = await publish({ title: 'Not for you yet', posted_at: null })
  const address = `/api/updates/${draft.id}`
  expect((await administrator.get(list)).text).toContain('Not for you yet')
  expect((await administrator.get(address)).status).toBe(200)
  expect((await visitor().get(list)).text).not.toContain('Not for you yet')
  expect((await visitor().get(address)).status).toBe(404)
  // Nor the other way about: staff go on seeing all of it.
  expect((await administrator.get(list)).text).toContain('Not for you yet')
})
