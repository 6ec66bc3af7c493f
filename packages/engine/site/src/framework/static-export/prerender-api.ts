import type { SiteApi } from '../page.ts'
import type { SiteDefinition } from '../site-definition.ts'

/** The server's public API without cookies. Responses are memoized for the whole export. */
export const createPrerenderApi = (
  { createApi }: Pick<SiteDefinition, 'createApi'>,
  { apiUrl, timeZone }: { apiUrl: string; timeZone: string },
  onRequest: () => void = () => undefined,
): SiteApi =>
  createApi({
    baseUrl: apiUrl,
    timeZone,
    readCookies: () => '',
    fetch: (input) => {
      onRequest()
      return fetchOnce(new Request(input))
    },
  })

/** Memoized, since most pages load the same side panel. */
const responses = new Map<string, Promise<Response>>()
const fetchOnce = async (request: Request): Promise<Response> => {
  const response = responses.get(request.url) ?? fetchWithRetry(request)
  responses.set(request.url, response)
  return (await response).clone()
}

/** Retries a 429 after its Retry-After, since no user is waiting. */
const fetchWithRetry = async (request: Request): Promise<Response> => {
  const response = await fetch(request.clone())
  const seconds = response.status === 429 ? Number(response.headers.get('retry-after')) : 0
  if (!(seconds > 0 && seconds <= maxWait)) return response
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return fetchWithRetry(request)
}
/** In seconds. */
const maxWait = 120
