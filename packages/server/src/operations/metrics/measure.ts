import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AppContext } from '../../app-context.ts'
import { poolStats } from '@kampana/engine-server/db/dialect/postgres/pool'
import { isSendingSlow } from '../../alerts/delivery-report/is-slow.ts'
import { lastTime } from '../moments.ts'
import { program } from '../program.ts'
import type { DiskSpace } from '../disk-space.ts'

/** Metrics in seconds and bytes, as Prometheus recommends (prometheus.io/docs/practices/naming). */
export interface Metrics {
  answered: (method: string, route: string, status: number, seconds: number) => void
  /** Counts a page sent from the cache. */
  fromMemory: () => void
  contentType: string
  text: () => Promise<string>
  stop: () => void
}

export const measure = ({ db }: Pick<AppContext, 'db'>, gauges: readonly Gauge[]): Metrics => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  for (const gauge of [createEmailsGauge(db), ...gauges]) register.registerMetric(gauge)
  const requests = new Histogram({
    name: 'kampana_http_request_duration_seconds',
    help: 'Duration of calls by route, without cached pages.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  const pages = new Counter({
    name: 'kampana_pages_from_memory_total',
    help: 'Pages sent from the cache.',
    registers: [register],
  })
  return {
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    fromMemory: () => pages.inc(),
    contentType: register.contentType,
    text: () => register.metrics(),
    stop: () => register.clear(),
  }
}

/** Counts the outbox's table at each scrape. */
const createEmailsGauge = (db: AppContext['db']): Gauge =>
  new Gauge({
    name: 'kampana_letters',
    help: 'E-mails by status.',
    labelNames: ['status'],
    registers: [],
    async collect() {
      this.reset()
      const rows = await db
        .selectFrom('letters')
        .select((eb) => ['status', eb.fn.countAll().as('count')])
        .groupBy('status')
        .execute()
      for (const { status, count } of rows) this.set({ status }, Number(count))
    },
  })

interface Sources {
  context: AppContext
  room: DiskSpace
}

/** Metrics that are read at each scrape. An unknown value is omitted. */
export const createGauges = ({ context, room }: Sources): Gauge[] => {
  const { db, time, responses } = context
  const connections = (which: 'all' | 'idle' | 'waiting') => () => poolStats(db)?.[which]
  return [
    build(),
    gauge(
      'kampana_clock_error_seconds',
      'Difference between the clocks of node and database, if it exceeds two minutes.',
      () => time.error() / 1000,
    ),
    gauge('kampana_last_backup_timestamp_seconds', 'Time of the last backup.', async () => {
      const last = await lastTime(db, 'backup')
      return last ? last.getTime() / 1000 : undefined
    }),
    gauge('kampana_disk_free_bytes', 'Free space on the disk of DATA_DIR.', room.freeBytes),
    gauge('kampana_disk_full', '1 if the last write failed because the disk was full.', async () =>
      Number(!(await room.canWrite())),
    ),
    gauge('kampana_alerts_slow', '1 while alerts are sent at less than half the expected speed.', async () =>
      Number(await isSendingSlow(context)),
    ),
    gauge('kampana_database_connections', 'Connections to PostgreSQL.', connections('all')),
    gauge('kampana_database_connections_idle', 'Idle connections to PostgreSQL.', connections('idle')),
    gauge(
      'kampana_database_waiting',
      'Calls that wait for a connection to PostgreSQL.',
      connections('waiting'),
    ),
    gauge('kampana_pages_in_memory', 'Pages and replies in the cache.', () => responses.size().responses),
    gauge('kampana_pages_in_memory_bytes', 'Size of the cache.', () => responses.size().bytes),
  ]
}

const gauge = (
  name: string,
  help: string,
  read: () => number | undefined | Promise<number | undefined>,
): Gauge =>
  new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      this.reset()
      const value = await read()
      if (value === undefined) this.remove()
      else this.set(value)
    },
  })

const build = (): Gauge => {
  const info = new Gauge({
    name: 'kampana_build_info',
    help: 'Version, commit, build and Node as labels; always 1.',
    labelNames: ['version', 'commit', 'release', 'node'],
    registers: [],
  })
  info.set({ ...program(), node: process.version }, 1)
  return info
}
