import { createPublicApi, type PublicApi } from '@kampana/shared/api/public-api'

/** The server's API, as a visitor asks it; each request is sent once until everything is rendered. */
export const createPrerenderApi = (baseUrl: string, onRequest: () => void = () => undefined): PublicApi =>
  createPublicApi({
    baseUrl,
    readCookies: () => '',
    fetch: (input) => {
      onRequest()
      return fetchOnce(new Request(input))
    },
  })

/** The side panel stands on most pages, so its answers are shared. */
const answers = new Map<string, Promise<Response>>()
const fetchOnce = async (request: Request): Promise<Response> => {
  const answer = answers.get(request.url) ?? fetchWithRetry(request)
  answers.set(request.url, answer)
  return (await answer).clone()
}

/** Retries after a 429 as soon as the server takes more: nobody waits before the screen. */
const fetchWithRetry = async (request: Request): Promise<Response> => {
  const answer = await fetch(request.clone())
  const seconds = answer.status === 429 ? Number(answer.headers.get('retry-after')) : 0
  if (!(seconds > 0 && seconds <= longestWait)) return answer
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return fetchWithRetry(request)
}
/** In seconds. */
const longestWait = 120
