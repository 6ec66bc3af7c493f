import { permissionName, publishPermission, type Resource } from '@kampana/engine-declare/resource'
import { expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'
import { callsBeside, callsOn, type AimedCall } from '../../support/people/effective-calls.ts'
import type { Person } from '../../support/people/person.ts'
import { drafted, makeTargets, sections, type Place } from '../../support/people/publishing-college.ts'
import { visitorsView } from '../../support/people/visitors-view.ts'

test('visitors’ view: changes only by users with publish permission, within their sections, for every call', async () => {
  const here = await college()
  const calls = { inside: await aim(here, 'inside'), outside: await aim(here, 'outside') }
  const free = await aim(here, 'free')
  const others = callsWithoutAim(here, free)
  const { visitor, nobody, writer, limited, publisher } = await callers(here)
  await here.database(async (db) => {
    const today = new Date().toISOString().slice(0, 10)
    let view = await visitorsView(db, today)
    const changedBy = async (person: Person, made: readonly AimedCall[]): Promise<string[]> => {
      const changed: string[] = []
      const compare = async (route: string): Promise<void> => {
        const before = view
        view = await visitorsView(db, today)
        if (view !== before) changed.push(route)
      }
      for (const { route, method, path, body, headers } of made) {
        const { status } = await person[method](path, body, headers)
        if (status < 400) await compare(route)
      }
      await compare('a refused call')
      return changed
    }
    for (const person of [visitor, nobody, writer])
      expect(await changedBy(person, [...others, ...calls.inside, ...calls.outside])).toEqual([])
    expect((await changedBy(limited, [...others, ...calls.outside])).filter(isLimited)).toEqual([])
    expect((await changedBy(limited, calls.inside)).filter(isInside)).toEqual(
      seenOf(calls.inside).filter(isInside),
    )
    expect(await changedBy(publisher, free)).toEqual(seenOf(free))
  })
})

/** Calls that end the session or switch the viewed role. */
const notCalled = new Set(['POST /logout', 'POST /login', 'PUT /api/viewed-role'])

const aim = async (here: College, place: Place): Promise<AimedCall[]> => {
  const targets = await makeTargets(here, place)
  const beside = await callsBeside(here.administrator, targets.get('pages')!)
  return [...beside, ...drafted.flatMap((resource) => callsOn(resource, targets.get(resource.name)!))]
}

/** All other calls that could change data. The users hold every permission that publishing requires. */
const callsWithoutAim = ({ app }: College, aimed: readonly AimedCall[]): AimedCall[] => {
  const known = new Set(aimed.map(({ route }) => route))
  return app.routes.flatMap(({ method, url }): AimedCall[] => {
    const route = `${method} ${url}`
    if (['GET', 'HEAD', 'OPTIONS'].includes(method) || known.has(route) || notCalled.has(route)) return []
    return [
      {
        route,
        method: method.toLowerCase() as AimedCall['method'],
        // A writer may discard a draft that hasn't been submitted, so the id must not exist.
        path: url.replace(/:ids?\b/, nameOf(url) === 'releases' ? '999999' : '1').replace(/:\w+/g, 'x'),
        body: method === 'DELETE' ? undefined : {},
        headers: {},
        isSeen: false,
      },
    ]
  })
}

const callers = async ({ staff, visitor, database }: College) => {
  const publish = new Set(drafted.map(publishPermission))
  const all = new Set([...drafted.flatMap(permissionsOf), ...publish])
  const people = {
    visitor: visitor(),
    nobody: await staff({}),
    writer: await staff({ may: [...all.difference(publish)] }),
    limited: await staff({ may: [...all], role: 'Limited' }),
    publisher: await staff({ may: [...all] }),
  }
  await database((db) =>
    db.updateTable('roles').set({ sections: sections.inside }).where('description', '=', 'Limited').execute(),
  )
  return people
}

const permissionsOf = (resource: Resource): string[] => {
  const custom = Object.values(resource.customActions).map(({ permission }) => permission)
  const actions = [...resource.actions, ...(resource.tree ? ['move'] : []), ...custom]
  return actions.map((action) => permissionName(action, resource))
}

const seenOf = (calls: readonly AimedCall[]): string[] =>
  calls.flatMap(({ route, isSeen }) => (isSeen ? [route] : []))

const nameOf = (route: string): string | undefined => /\/api\/([^/]+)/.exec(route)?.[1]

/** Reports if section limits apply to a route. */
const isLimited = (route: string): boolean =>
  nameOf(route) === 'releases' ||
  drafted.some((resource) => resource.name === nameOf(route) && resource.sections !== 'ignored')

/** Reports if a call targets a record inside the section. Programs, monographs and the top menu level are outside. */
const isInside = (route: string): boolean =>
  ['releases', 'pages', 'offices', 'people'].includes(nameOf(route) ?? '') &&
  route !== 'PUT /api/pages/:id/move'
