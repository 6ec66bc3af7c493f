import { recordPages, type RecordPages } from '@kampana/engine-declare/record-pages'
import type { Resource } from '@kampana/engine-declare/resource'
import { resources } from '@kampana/shared/resources/index'

/**
 * Pages of the product's and the college's resources, which the server lists; without the college's if the server can't be
 * reached. Throws an error for the operator if another back end answers, since half of the site wouldn't work.
 */
export const fetchRecordPages = async (apiUrl: string): Promise<RecordPages[]> => {
  const response = await fetch(`${apiUrl}/api/resources`).catch(() => undefined)
  // A proxy answers while its server is away, and a server has rate limits.
  if (!response || response.status === 429 || response.status >= 500) return pagesOf(resources)
  const reply: { data?: readonly Resource[] } | undefined = await response.json().catch(() => undefined)
  if (!response.ok || !Array.isArray(reply?.data)) throw new Error(needsOwnServer(apiUrl))
  return pagesOf([...resources, ...reply.data])
}

const pagesOf = (declared: readonly Resource[]): RecordPages[] =>
  declared.flatMap((resource) => recordPages(resource) ?? [])

const needsOwnServer = (apiUrl: string): string =>
  `The site needs Kampana's own server, and ${apiUrl} is another back end. The dashboard works with it: docs/how-to/operate/separate-dashboard.md.`
