import { createPublicApi, type PublicApi } from '@kampana/shared/api/public-api'

/** The server's public API without cookies; responses are memoized for the whole export. */
export const createPrerenderApi = (baseUrl: string, onRequest: () => void = () => undefined): PublicApi =>
  createPublicApi({
    baseUrl,
    readCookies: () => '',
    fetch: (input) => {
      onRequest()
      return fetchOnce(new Request(input))
    },
  })

/** Most pages load the same side panel. */
const answers = new Map<string, Promise<Response>>()
const fetchOnce = async (request: Request): Promise<Response> => {
  const answer = answers.get(request.url) ?? fetchWithRetry(request)
  answers.set(request.url, answer)
  return (await answer).clone()
}

/** Retries a 429 after its Retry-After: no user is waiting. */
const fetchWithRetry = async (request: Request): Promise<Response> => {
  const answer = await fetch(request.clone())
  const seconds = answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0
  if (!(seconds > 0 && seconds <= longestWait)) return answer
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return fetchWithRetry(request)
}
/** In seconds. */
const longestWait = 120
