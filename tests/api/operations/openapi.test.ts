import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { documentedReplies } from '../../support/server/documented-reply.ts'
import { declaredResources } from '../../support/declared-resources.ts'

test('every list, and what there is in it, is answered as the API’s document says', async () => {
  const { administrator, staff, visitor } = await college()
  await staff({ may: ['list updates'] })
  const wrongIn = await documentedReplies(visitor())
  for (const { name, actions } of declaredResources) {
    const list = await administrator.get<{ id: number }[]>(`/api/${name}`)
    expect([name, wrongIn(`GET /api/${name}`, list)]).toEqual([name, []])
    const [first] = list.body.data
    if (!first || !actions.includes('show')) continue
    const shown = await administrator.get(`/api/${name}/${first.id}`)
    expect([name, wrongIn(`GET /api/${name}/{id}`, shown)]).toEqual([name, []])
  }
})
