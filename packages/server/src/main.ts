import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { readSettings, type Settings } from './env.ts'
import { onceDatabaseAnswers } from './operations/once-database-answers.ts'
import { settingWarnings } from './operations/setting-warnings.ts'
import type { FirstAdministrator } from './seed/seed.ts'
import { plainSentence } from './operations/start-failure.ts'

/** How long a proxy has to notice that this node leaves, in milliseconds: twice as long as ours look (docs/operations). */
const notice = 2_000
/** After this long something hangs that isn't ours to wait for, as a mail server; whoever said stop would soon kill. */
const longest = 9_500

const start = async (): Promise<void> => {
  // What it writes holds people's words and passwords' hashes: nobody else on this machine may read it.
  process.umask(0o077)
  const settings = readSettings(process.env)
  // Vite is loaded only where it's used: production has no need of it.
  const surroundings = settings.development
    ? { frontEnds: (await import('./development/front-ends.ts')).developmentFrontEnds }
    : {}
  const running: { app?: FastifyInstance } = {}
  let stopping = false
  const stop = async (milliseconds: number): Promise<void> => {
    if (stopping) return
    stopping = true
    // Nobody is served yet.
    const { app } = running
    if (!app) process.exit(0)
    // A developer waits for the node that comes next.
    setTimeout(() => process.exit(0), settings.development ? 200 : longest).unref()
    await (settings.development ? app.close() : app.gracefulShutdown(milliseconds))
    process.exitCode = 0
  }
  // Who presses Ctrl-C has no proxy in front.
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(notice))
  const { made: app, giveWay } = await onceDatabaseAnswers(
    settings,
    () => buildApp(settings, surroundings),
    tell,
  )
  running.app = app
  for (const warning of settingWarnings(settings, process.env)) app.log.warn(warning)
  await giveWay()
  await app.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  greet(settings, app.firstAdministrator)
}

const tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

const greet = ({ publicUrl, dashboardUrl }: Settings, administrator: FirstAdministrator | null): void => {
  const lines = [
    `Website    ${publicUrl.origin}/`,
    `Dashboard  ${dashboardUrl.href}`,
    `API        ${publicUrl.origin}/api/docs`,
    ...(administrator
      ? [
          '',
          `Sign in as  ${administrator.username}`,
          `Password    ${administrator.password ?? 'the one in ADMIN_PASSWORD'}${administrator.password ? '   (printed until somebody has signed in with it)' : ''}`,
        ]
      : []),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

await start().catch((error: unknown) => {
  tell(plainSentence(error))
  process.exitCode = 1
})
