import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { everyKind } from '../../support/input/every-kind.ts'
import { bodyWith, samplesOf, surroundingsFor } from '../../support/input/samples.ts'
import { makeTables } from '../../support/server/make-tables.ts'

const path = `/api/${everyKind.name}`
const name = 'tell_somebody'
const telling = { [name]: 1 }

test('form options: are documented and validated, but neither stored nor logged', async () => {
  const place = await college({ resources: [everyKind] })
  await makeTables(place, everyKind)
  const { administrator, visitor } = place
  const around = await surroundingsFor(place, everyKind)
  const [first, second] = [
    bodyWith(samplesOf(everyKind, 0, around)),
    bodyWith(samplesOf(everyKind, 1, around)),
  ]

  const { paths } = JSON.parse((await visitor().get('/api/docs/json')).text) as {
    paths: Record<string, Record<string, unknown>>
  }
  for (const call of [paths[path]!['post'], paths[`${path}/{id}`]!['put'], paths[`${path}/{ids}`]!['delete']])
    expect(JSON.stringify(call)).toContain(`"${name}"`)

  const refused = await administrator.post(path, { ...first, [name]: 'perhaps' })
  expect(Object.keys(refused.body.errors ?? {})).toEqual([name])
  const made = await administrator.post<{ id: number }>(path, { ...first, ...telling })
  const { id } = made.body.data
  const edited = await administrator.put(`${path}/${id}`, { ...second, ...telling })
  const again = await administrator.put(`${path}/${id}`, { ...second, ...telling })
  expect(again.body.message).toBe('Nothing was changed.')
  expect((await administrator.delete(`${path}/${id}?${name}=perhaps`)).status).toBe(422)
  const deleted = await administrator.delete(`${path}/${id}?${name}=1`)
  const query = new URLSearchParams({ filter: JSON.stringify({ resource: everyKind.name }) })
  const log = await administrator.get(`/api/logs?${query}`)
  const all = [made, edited, deleted, log]
  expect(all.map(({ status }) => status)).toEqual([201, 200, 200, 200])
  for (const { text } of all) expect(text).not.toContain(name)
})
