import type { FirstSteps } from '@kampana/shared/first-steps'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

test('first steps: are all open in the sample college, and each is done after its action', async () => {
  const { administrator, staff, publish } = await college({ settings: { COLLEGE_DIR: 'college' } })
  const done = async () => (await administrator.get<FirstSteps>('/api/first-steps')).body.data
  expect(await done()).toMatchObject({ name: false, colors: false, seal: false, people: false })
  await staff({ may: ['list updates'] })
  await publish()
  expect(await done()).toMatchObject({ people: true, update: true })
})
