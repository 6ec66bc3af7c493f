import { z } from 'zod'
import type { Answer, Person } from '../people/person.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]
interface Operation {
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema: Schema }>> }>>
}

/**
 * Holds replies to the document of the API: what is wrong with one, by its places. It is an error if the document doesn't
 * describe replies to `call`, `GET /api/updates/{id}`, of that status.
 */
export const documentedReplies = async (person: Person) => {
  const { text } = await person.get('/api/docs/json')
  const { paths } = JSON.parse(text) as { paths: Record<string, Record<string, Operation>> }
  return (call: string, { status, body }: Answer): string[] => {
    const [method = '', path = ''] = call.split(' ')
    const described = paths[path]?.[method.toLowerCase()]?.responses?.[status]?.content
    if (!described) return [`${call} is not described with the status ${status}`]
    const { error } = z.fromJSONSchema(described['application/json']!.schema).safeParse(body)
    return error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  }
}
