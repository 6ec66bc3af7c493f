import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import type { Person } from '../../support/people/person.ts'

interface Check {
  count: number
  wrong: number
  errors: { row: number; field: string; message: string }[]
}
const path = '/api/updates/import'
const row = (title: string, more: object = {}) => ({
  title,
  category: 'announcements',
  updates: bodyOf('Bring your card.'),
  ...more,
})
const titles = async (person: Person) =>
  (await person.get<{ title: string; status: string }[]>('/api/updates?sort=["id","ASC"]')).body.data.map(
    ({ title, status }) => `${title} (${status})`,
  )

test('import: validates rows without writing, creates all or no rows as drafts, and undoes all except edited rows', async () => {
  const { administrator, staff, dump } = await college()
  const before = await titles(administrator)
  const rows = [row('=cmd'), row('Second'), row('second'), row('Second'), row('', { category: 'none' })]
  const { data } = (await administrator.post<Check>(path, { rows, dry_run: true })).body
  expect([data.count, data.wrong]).toEqual([5, 2])
  expect(JSON.stringify(data)).not.toMatch(/\\u000[23]/)
  expect(data.errors.map(({ row: number, field }) => [number, field])).toEqual([
    [4, 'title'],
    [5, 'title'],
    [5, 'category'],
  ])
  const refused = await administrator.post(path, { rows })
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'The file was not imported. Rows with errors: 2.',
  ])
  expect(await titles(administrator)).toEqual(before)
  expect(await dump('imports')).toBe('[[]]')

  const made = await administrator.post<{ id: number; count: number }>(path, { rows: rows.slice(0, 2) })
  expect([made.status, made.body.data.count]).toEqual([201, 2])
  expect(await titles(administrator)).toEqual([...before, '=cmd (draft)', 'Second (draft)'])
  const filter = encodeURIComponent('{"title_q":"Second"}')
  const [second] = (await administrator.get<{ id: number }[]>(`/api/updates?filter=${filter}`)).body.data
  await administrator.put(`/api/updates/${second!.id}`, { subtitle: 'Changed' })
  const undo = `/api/updates/imports/${made.body.data.id}`
  expect((await (await staff({ may: ['create updates'] })).delete(undo)).status).toBe(404)
  const undone = await administrator.delete<never>(undo)
  expect(undone.body.message).toBe('The update was deleted. Not deleted because they have changed since: 1.')
  expect(await titles(administrator)).toEqual([...before, 'Second (draft)'])
  expect((await administrator.delete(undo)).status).toBe(404)
  expect((await (await staff({ may: ['edit updates'] })).post(path, { rows })).status).toBe(403)
})

test('import: rejects too many rows, no rows and invalid rows immediately', async () => {
  const { administrator } = await college()
  const many = await administrator.post(path, { rows: Array.from({ length: 5001 }, () => ({})) })
  expect([many.status, many.body.message]).toEqual([
    422,
    'The file has 5,001 rows, and one import can have at most 5,000. Please split the file.',
  ])
  for (const body of [{}, { rows: [] }, { rows: ['a'] }, { rows: [null] }])
    expect((await administrator.post(path, body)).status).toBe(422)
})
