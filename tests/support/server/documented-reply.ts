import { z } from 'zod'
import type { Answer, Person } from '../people/person.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]
interface Operation {
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>
}

/**
 * Compares replies with the OpenAPI document, and returns the differences by their paths. A status that the document doesn't
 * describe for `call`, such as `GET /api/updates/{id}`, is an error.
 */
export const documentedReplies = async (person: Person) => {
  const { text } = await person.get('/api/docs/json')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  return (call: string, { status, body }: Answer): string[] => {
    const [method = '', path = ''] = call.split(' ')
    const described = paths[path]?.[method.toLowerCase()]?.responses?.[status]?.content
    if (!described) return [`${call} is not described with the status ${status}`]
    const { schema } = described['application/json']!
    const { error } = z.fromJSONSchema(schema).safeParse(body)
    const known = Object.keys((schema as { properties?: object }).properties ?? {})
    const untold = Object.keys(body ?? {}).filter((name) => !known.includes(name))
    return [
      ...(error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
      ...untold.map((name) => `${name}: is not described`),
    ]
  }
}

/** Calls whose replies the document describes as a form. */
export const documentedForms = async (person: Person): Promise<string[]> => {
  const { paths } = JSON.parse((await person.get('/api/docs/json')).text) as {
    paths: Record<string, Record<string, Operation>>
  }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses = {} }]) =>
      /^20[01],419,422$/.test(Object.keys(responses).join()) ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
}
