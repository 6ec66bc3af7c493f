import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readSettings, type Settings } from './env.ts'
import { assertPortFree } from './operations/assert-port-free.ts'
import { waitForDatabase } from './operations/wait-for-database.ts'
import { nodeProblem } from './operations/node-version.ts'
import { program } from './operations/program.ts'
import { settingWarnings } from './operations/setting-warnings.ts'
import type { FirstAdministrator } from './seed/seed.ts'
import { explainStartFailure } from './operations/start-failure.ts'

/**
 * Time for a proxy to notice the shutdown, in milliseconds: twice the interval of its health check
 * (docs/operations/Caddyfile).
 */
const notice = 2_000
/**
 * Time after which the process exits even if something hangs, such as a mail server. Docker would kill it after ten seconds.
 */
const shutdownTimeout = 9_500

const start = async (): Promise<void> => {
  // Its files contain messages and password hashes, which other users of this machine must not read.
  process.umask(0o077)
  const settings = readSettings(process.env, process.argv.slice(2))
  // Loads Vite only in development, since production doesn't need it.
  const surroundings = settings.development
    ? {
        frontEnds: (await import('./development/front-ends.ts')).developmentFrontEnds,
        log: (await import('./development/readable-log.ts')).readableLog(),
      }
    : {}
  const running: { app?: FastifyInstance } = {}
  let stopping = false
  const stop = async (milliseconds: number): Promise<void> => {
    if (stopping) return
    stopping = true
    // Exits at once during startup, since there are no connections to drain.
    const { app } = running
    if (!app) process.exit(0)
    // In development, the restarted server waits for this one to end.
    setTimeout(() => process.exit(0), settings.development ? 200 : shutdownTimeout).unref()
    await (settings.development ? app.close() : app.gracefulShutdown(milliseconds))
    process.exitCode = 0
  }
  // Ctrl-C comes from a terminal, without a proxy that must notice.
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(notice))
  // A closed terminal also sends SIGHUP and expects the process to end.
  if (!process.stdin.isTTY) process.on('SIGHUP', () => void running.app?.reloadContent())
  await assertPortFree(settings)
  const { made: app, closePlaceholder } = await waitForDatabase(
    settings,
    () => buildApp(settings, surroundings),
    printLine,
  )
  running.app = app
  await closePlaceholder()
  await app.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  app.log.info({ ...program(), node: process.version }, 'server started')
  greet(settings, app.firstAdministrator)
  // Delayed, since reading the list of errors would make the first visitors wait.
  setTimeout(() => {
    for (const warning of settingWarnings(settings, process.env)) app.log.warn(warning)
    void warnOfOldNode(app)
  }, 1_000).unref()
}

const warnOfOldNode = async (app: FastifyInstance): Promise<void> => {
  const unsafe = await nodeProblem()
  if (unsafe !== null) app.log.warn({ node: process.version }, unsafe)
}

const printLine = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

const greet = ({ publicUrl, dashboardUrl }: Settings, administrator: FirstAdministrator | null): void => {
  const lines = [
    `Website    ${publicUrl.origin}/`,
    `Dashboard  ${dashboardUrl.href}`,
    `API        ${publicUrl.origin}/api/docs`,
    ...(administrator
      ? [
          '',
          `Sign in as  ${administrator.username}`,
          `Password    ${administrator.password ?? 'value of ADMIN_PASSWORD'}${administrator.password ? '   (shown until the first sign-in)' : ''}`,
        ]
      : []),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

await start().catch((error: unknown) => {
  printLine(explainStartFailure(error))
  process.exitCode = 1
})
