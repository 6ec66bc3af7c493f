import type { FirstSteps } from '@kampana/shared/first-steps'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

test('first steps: of the sample college no step is done, and each is once it has been taken', async () => {
  const { administrator, staff, publish } = await college({ settings: { COLLEGE_DIR: 'college' } })
  const done = async () => (await administrator.get<FirstSteps>('/api/first-steps')).body.data
  expect(await done()).toMatchObject({ name: false, colors: false, seal: false, people: false })
  await staff({ may: ['list updates'] })
  await publish()
  expect(await done()).toMatchObject({ people: true, update: true })
})
