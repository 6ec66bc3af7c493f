import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { AppContext } from '../../app-context.ts'

/** The metrics, in seconds and bytes, as Prometheus asks for (prometheus.io/docs/practices/naming). */
export interface Metrics {
  answered: (method: string, route: string, status: number, seconds: number) => void
  /** Counts a page that was sent from the cache. */
  fromMemory: () => void
  contentType: string
  text: () => Promise<string>
  stop: () => void
}

export const measure = ({ db }: Pick<AppContext, 'db'>, gauges: readonly Gauge[]): Metrics => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  for (const gauge of [createLettersGauge(db), ...gauges]) register.registerMetric(gauge)
  const requests = new Histogram({
    name: 'kampana_http_request_duration_seconds',
    help: 'How long calls took, by route; pages from memory are counted apart.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [register],
  })
  const pages = new Counter({
    name: 'kampana_pages_from_memory_total',
    help: 'Pages that were sent from memory.',
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
const createLettersGauge = (db: AppContext['db']): Gauge =>
  new Gauge({
    name: 'kampana_letters',
    help: 'Letters in the outbox, by how far they have come.',
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
