import { statisticsCalls } from '@kampana/shared/calls/statistics-calls'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { after } from '@kampana/engine-server/clock'
import { declaredAddress } from '@kampana/engine-server/records/addresses/declared-address'
import { listRedirectsTo } from '@kampana/engine-server/records/addresses/redirects'
import { fetchRows, table, tableName } from '@kampana/engine-server/records/table'
import { recordAddress } from '@kampana/engine-declare/record-address'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { isSearchable } from '@kampana/engine-server/records/search-index'
import { notFound } from '@kampana/engine-server/error'
import { statisticsCleanup } from './flush-statistics.ts'
import { canonicalPath } from './page-path.ts'
import { readStatistics, readPageStatistics } from './read-statistics.ts'

const shownDays = 30
const oneDay = 24 * 60 * 60

/** Serves the statistics of the whole site, and of one record's page. */
export const serveStatistics = (app: FastifyInstance, context: AppContext): void => {
  const { reader, now, settings } = context
  context.cleanupJobs.push(statisticsCleanup(context))
  const isOff = settings.statisticsRetainedDays === 0
  serve(app, statisticsCalls, {
    ofSite: async () => {
      const days = Array.from({ length: shownDays }, (_, at) =>
        calendarDay(settings.timeZone, after(now(), (at + 1 - shownDays) * oneDay)),
      )
      return { data: isOff ? null : await readStatistics(reader, days) }
    },
    ofRecord: async ({ resource, id }) => {
      const paths = await recordPaths(context, resource, Number(id))
      return { data: isOff ? null : await readPageStatistics(reader, paths) }
    },
  })
}

/** Current and former paths of a record's page on the site. */
const recordPaths = async ({ reader }: AppContext, name: string, id: number): Promise<string[]> => {
  const resource = allResources().find((each) => each.name === name)
  if (!resource || !isSearchable(resource) || !Number.isSafeInteger(id)) throw notFound(name, id)
  const [row] = await fetchRows(
    table(reader).selectFrom(tableName(resource)).selectAll().where('id', '=', id),
  )
  if (!row) throw notFound(name, id)
  const address = recordAddress(resource.publicSearch, row)
  const former = await listRedirectsTo(reader, declaredAddress(resource, row) ?? address)
  return [address, ...former].map(canonicalPath)
}
