import type { Update } from '@kampana/shared/api/api'
import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const title = (words: string) => ({ title: words })

describe("edit conflicts: a record's version", () => {
  test('is sent with the record, and changes only if the record changes', async () => {
    const { administrator, update } = await college()
    const path = `/api/updates/${update.id}`
    const first = (await administrator.get(path)).headers['etag']
    expect(first).toMatch(/^"[\w-]+"$/)
    expect((await administrator.get(path)).headers['etag']).toBe(first)
    const saved = await administrator.put(path, title('Enrolment is closed'))
    expect(saved.headers['etag']).not.toBe(first)
    expect((await administrator.get(path)).headers['etag']).toBe(saved.headers['etag'])
  })

  test('returns 304 if the client already has it', async () => {
    const { visitor, update } = await college()
    const path = `/api/updates/${update.id}`
    const { etag = '' } = (await visitor().get(path)).headers
    const again = await visitor().get(path, { 'if-none-match': `"other", W/${etag}` })
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag])
    expect((await visitor().get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('includes related records', async () => {
    const { administrator } = await college()
    const role = { description: 'Proofreader', permissions: [1, 2] }
    const { body } = await administrator.post<{ id: number }>('/api/roles', role)
    const path = `/api/roles/${body.data.id}`
    const { etag = '' } = (await administrator.get(path)).headers
    const fewer = { ...role, permissions: [1] }
    expect((await administrator.put(path, fewer, { 'if-match': etag })).status).toBe(200)
    expect((await administrator.put(path, role, { 'if-match': etag })).status).toBe(412)
  })
})

describe("edit conflicts: saving over another user's change", () => {
  test("is rejected with the other user's name and the current record", async () => {
    const { administrator, staff, update } = await college()
    const writer = await staff({ may: ['edit updates'] })
    const path = `/api/updates/${update.id}`
    const { etag = '' } = (await writer.get(path)).headers
    const theirs = await administrator.put<Update>(path, title('Enrolment is closed'))
    const refused = await writer.put<Update>(path, { subtitle: 'Until Friday' }, { 'if-match': etag })
    expect(refused.status).toBe(412)
    expect(refused.body.message).toBe('Administrator has changed this update since you opened it.')
    expect(refused.body.data).toEqual(theirs.body.data)
    expect(refused.headers['etag']).toBe(theirs.headers['etag'])
    expect(refused.body).toMatchObject({ changed: { name: 'Administrator' } })
    expect((await writer.get<Update>(path)).body.data.subtitle).toBeNull()
  })

  test('requires a strong, valid ETag, and accepts any version or a list', async () => {
    const { administrator, update } = await college()
    const path = `/api/updates/${update.id}`
    const { etag = '' } = (await administrator.get(path)).headers
    const put = async (words: string, tag: string) =>
      (await administrator.put(path, title(words), { 'if-match': tag })).status
    for (const tag of [`W/${etag}`, etag.replaceAll('"', ''), ''])
      expect([tag, await put('No', tag)]).toEqual([tag, 412])
    expect([await put('Closed', `"old" , ${etag}`), await put('Open', '*')]).toEqual([200, 200])
  })

  test('succeeds if it would change nothing, because the first reply may have been lost', async () => {
    const { administrator, update } = await college()
    const path = `/api/updates/${update.id}`
    const { etag = '' } = (await administrator.get(path)).headers
    const save = () => administrator.put(path, title('Closed'), { 'if-match': etag })
    expect((await save()).body.message).toBe('Published on the website.')
    const again = await save()
    expect([again.status, again.body.message]).toEqual([200, 'Nothing was changed.'])
  })

  test('lets exactly one of many simultaneous edits succeed', async () => {
    const { administrator, update } = await college()
    const path = `/api/updates/${update.id}`
    const { etag = '' } = (await administrator.get(path)).headers
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, each) =>
        administrator.put<Update>(path, title(`Version ${each}`), { 'if-match': etag }),
      ),
    )
    const winners = answers.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(7)
    const { body } = await administrator.get<Update>(path)
    expect(body.data.title).toBe(winners[0]!.body.data.title)
  })

  test('reports a missing permission before a conflict', async () => {
    const { staff, update } = await college()
    const reader = await staff({ may: ['list updates'] })
    const refused = await reader.put(`/api/updates/${update.id}`, title('Mine'), { 'if-match': '"old"' })
    expect(refused.status).toBe(403)
  })
})

test('edit conflicts: reject a deletion if another user has changed the record', async () => {
  const { administrator, update } = await college()
  const path = `/api/updates/${update.id}`
  const { etag = '' } = (await administrator.get(path)).headers
  const changed = await administrator.put(path, title('Enrolment is closed'))
  expect((await administrator.delete(path, undefined, { 'if-match': etag })).status).toBe(412)
  const newest = { 'if-match': changed.headers['etag'] ?? '' }
  expect((await administrator.delete(path, undefined, newest)).status).toBe(200)
})
