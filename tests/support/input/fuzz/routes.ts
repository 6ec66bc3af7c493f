import type { App } from '../../people/person.ts'

/** The parts of a JSON schema that determine a value. */
export interface Schema {
  type?: string
  format?: string
  contentMediaType?: string
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number | null
  maximum?: number | null
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}
/** A route to call. The files of the front ends are one route. */
export interface Route {
  method: string
  /** `/api/updates/:id`. A route of files has several addresses. */
  urls: readonly string[]
  /** The body's schema by content type, or undefined. */
  body: { type: string; schema: Schema } | undefined
  query: readonly string[]
  /** True for routes of the API, which reply only with JSON. */
  isApi: boolean
}

interface Described {
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
  parameters?: readonly { in: string; name: string }[]
}

/** Every route of the server's table, with its description in the OpenAPI document. */
export const routesOf = async (app: App): Promise<Route[]> => {
  const { paths } = (await app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, Described>>
  }>()
  const routes = app.routes.map(({ method, url, access }): Route => {
    const path = url.replaceAll(/:(\w+)/g, '{$1}')
    const { requestBody, parameters = [] } = paths[path]?.[method.toLowerCase()] ?? {}
    const [content] = Object.entries(requestBody?.content ?? {})
    return {
      method,
      urls: [url],
      body: content && { type: content[0], schema: content[1].schema },
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      isApi: access !== undefined && url !== '/contact-us',
    }
  })
  const isFile = ({ urls: [url = ''], isApi }: Route): boolean => !isApi && /\.\w+$/.test(url)
  const files = routes.filter(isFile)
  return [
    ...routes.filter((route) => !isFile(route)),
    { method: 'GET', urls: files.flatMap(({ urls }) => urls), body: undefined, query: [], isApi: false },
    // Addresses of the site, of the dashboard, and without a route.
    ...['/', '/:a', '/:a/:b', '/:a/:b/:c', '/dashboard/:a', '/assets/:a', '/api/docs/:a', '/api/:a'].map(
      (url) => ({
        method: 'GET',
        urls: [url],
        body: undefined,
        query: [],
        isApi: url === '/api/:a',
      }),
    ),
  ]
}

/** Every property name in the document's bodies. */
export const namesIn = (routes: readonly Route[]): string[] => [
  ...new Set(routes.flatMap(({ body }) => Object.keys(body?.schema.properties ?? {}))),
]
