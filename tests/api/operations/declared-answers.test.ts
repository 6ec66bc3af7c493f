import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import { permissionName, pluralName, publishPermission, recordRoute } from '@kampana/engine-declare/resource'
import { describe, expect, test } from 'vitest'
import type { Person } from '../../support/people/person.ts'
import { specimenOf } from '../../support/input/specimen-values.ts'
import { bodyWith, recordWith } from '../../support/input/samples.ts'
import { documentedReplies } from '../../support/server/documented-reply.ts'
import {
  collegeOfTheOnly,
  collegeWithOne,
  everything,
  plain,
  singletons,
  withoutFixed,
  type AnyRecord,
} from '../../support/people/declared-college.ts'

describe.each(plain.thorough)('declared replies: $name', (resource) => {
  const path = `/api/${resource.name}`
  const { title } = resource

  test('reports missing and invalid values under their fields, and creates nothing', async () => {
    const { administrator, second } = await collegeWithOne(resource)
    const required = Object.entries(resource.fields)
      .filter(([, field]) => !field.readOnly && field.required && !isNowUnlessSaid(field))
      .map(([name, field]) => inputName(name, field))
    const empty = await administrator.post(path, {})
    expect([empty.status, Object.keys(empty.body.errors).sort()]).toEqual([422, required.sort()])
    for (const [name, { input }] of Object.entries(second)) {
      const { wrong } = specimenOf(resource.fields[name]!)
      const answer = await administrator.post(path, { ...bodyWith(second), [input]: wrong })
      const named = Object.keys(answer.body.errors ?? {}).map((key) => key.split('.')[0])
      expect([name, answer.status, named]).toEqual([name, 422, [input]])
    }
    expect((await administrator.get<AnyRecord[]>(path)).body.meta.total).toBe(1)
  })

  test('opens each action to users with its permission, and public actions to everyone', async () => {
    const { staff, visitor, id, administrator, first } = await collegeWithOne(resource)
    const calls = {
      list: (person: Person) => person.get(path),
      show: (person: Person) => person.get(`${path}/${id}`),
      create: (person: Person) => person.post(path, {}),
      edit: (person: Person) => person.put(`${path}/${id}`, { [first[title]!.input]: first[title]!.sent }),
      delete: (person: Person) => person.delete(`${path}/999999`),
    }
    for (const action of everything) {
      const permission = permissionName(action, resource)
      const isPublic = resource.public.includes(action)
      const may = [...new Set([permission, ...(resource.drafts ? [publishPermission(resource)] : [])])]
      const [holder, stranger] = [await staff({ may }), await staff({})]
      expect([action, (await calls[action](holder)).status]).not.toEqual([action, 403])
      const refused = await calls[action](stranger)
      expect([action, refused.status === 403 && refused.body.permission]).toEqual([
        action,
        !isPublic && permission,
      ])
      expect([action, (await calls[action](visitor())).status < 300]).toEqual([action, isPublic])
    }
    const { body } = await administrator.get<{ name: string; description: string }[]>('/api/permissions')
    const described = body.data.find(({ name }) => name === permissionName('edit', resource))
    // A resource may use another resource's permission, with that resource's description.
    const isOwn = resource.permissions?.['edit'] === undefined
    expect(described?.description === `Edit ${pluralName(resource)}`).toBe(isOwn)
  })

  test('documents its calls', async () => {
    const { administrator, visitor, first, second, id } = await collegeWithOne(resource)
    const { text } = await visitor().get('/api/docs/json')
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
    expect(Object.keys(paths[path]!).sort()).toEqual(['get', 'post'])
    expect(Object.keys(paths[`${path}/{id}`]!).sort()).toEqual(['get', 'put'])
    for (const { input } of Object.values(first))
      expect(JSON.stringify(paths[path]!.post)).toContain(`"${input}"`)
    const described = JSON.stringify(paths[`${path}/{id}`]!.get)
    for (const name of Object.keys(resource.fields)) expect(described).toContain(`"${name}"`)

    const wrongIn = await documentedReplies(visitor())
    const one = `${path}/{id}`
    const update = bodyWith(withoutFixed(resource, second))
    const calls = {
      [`GET ${path}`]: () => administrator.get(path),
      [`GET ${one}`]: () => administrator.get(`${path}/${id}`),
      [`POST ${path}`]: () => administrator.post(path, bodyWith(second)),
      [`PUT ${one}`]: () => administrator.put(`${path}/${id}`, update),
    }
    for (const [call, answer] of Object.entries(calls))
      expect([call, wrongIn(call, await answer())]).toEqual([call, []])
  })
})

describe.each(singletons.thorough)('declared replies: the single record of $name', (resource) => {
  const path = recordRoute(resource)

  test('reports invalid values under their fields, and changes nothing', async () => {
    const { administrator, first, second } = await collegeOfTheOnly(resource)
    await administrator.put(path, bodyWith(first))
    for (const [name, { input }] of Object.entries(second)) {
      const { wrong } = specimenOf(resource.fields[name]!)
      const answer = await administrator.put(path, { ...bodyWith(second), [input]: wrong })
      const named = Object.keys(answer.body.errors ?? {}).map((key) => key.split('.')[0])
      expect([name, answer.status, named]).toEqual([name, 422, [input]])
    }
    expect((await administrator.get<AnyRecord>(path)).body.data).toMatchObject(recordWith(first))
  })

  test("is open to users with its permissions, and can't be listed, created, deleted or imported", async () => {
    const { administrator, staff, visitor, first } = await collegeOfTheOnly(resource)
    const calls = {
      show: (person: Person) => person.get(path),
      edit: (person: Person) => person.put(path, bodyWith(first)),
    }
    const stranger = await staff({ may: ['show updates'] })
    for (const [action, call] of Object.entries(calls)) {
      const permission = permissionName(action, resource)
      const isPublic = resource.public.includes(action as 'show')
      const may = [permission, ...(resource.drafts ? [publishPermission(resource)] : [])]
      expect([action, (await call(await staff({ may }))).status]).toEqual([action, 200])
      const refused = await call(stranger)
      expect([action, refused.status === 403 && refused.body.permission]).toEqual([
        action,
        !isPublic && permission,
      ])
      expect([action, (await call(visitor())).status < 300]).toEqual([action, isPublic])
    }
    const others = [
      administrator.get(`${path}/1`),
      administrator.put(`${path}/1`, bodyWith(first)),
      administrator.post(path, bodyWith(first)),
      administrator.delete(`${path}/1`),
      administrator.get(`${path}/trash`),
      administrator.post(`${path}/import`, { rows: [] }),
    ]
    for (const { status } of await Promise.all(others)) expect([404, 405]).toContain(status)
  })

  test('documents its calls', async () => {
    const { administrator, visitor, first } = await collegeOfTheOnly(resource)
    const { text } = await visitor().get('/api/docs/json')
    const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, unknown>> }
    expect(Object.keys(paths[path]!).sort()).toEqual(['get', 'put'])
    for (const { input } of Object.values(first))
      expect(JSON.stringify(paths[path]!.put)).toContain(`"${input}"`)
    const wrongIn = await documentedReplies(visitor())
    for (const [call, answer] of [
      [`PUT ${path}`, await administrator.put(path, bodyWith(first))],
      [`GET ${path}`, await administrator.get(path)],
    ] as const)
      expect([call, wrongIn(call, answer)]).toEqual([call, []])
  })
})

const isNowUnlessSaid = (field: Field): boolean => field.kind === 'datetime' && field.now === true
