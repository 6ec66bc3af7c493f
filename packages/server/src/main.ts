import { buildApp } from './app.ts'
import { readSettings, type Settings } from './env.ts'
import type { FirstAdministrator } from './seed/seed.ts'
import { plainSentence } from './start-failure.ts'

/** How long requests under way may take when the server is told to stop, in milliseconds. */
const drainTime = 8_000

const start = async (): Promise<void> => {
  const settings = readSettings(process.env)
  // Vite is loaded only where it's used: production has no need of it.
  const app = await buildApp(
    settings,
    settings.development ? { frontEnds: (await import('./development.ts')).developmentFrontEnds } : {},
  )
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => app.server.closeAllConnections(), drainTime).unref()
    await app.close()
    process.exitCode = 0
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  await app.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
    await app.close()
    throw error
  })
  greet(settings, app.firstAdministrator)
}

const greet = ({ publicUrl, dashboardUrl }: Settings, administrator: FirstAdministrator | null): void => {
  const lines = [
    `Website    ${publicUrl.origin}/`,
    `Dashboard  ${dashboardUrl.href}`,
    `API        ${publicUrl.origin}/api/docs`,
    ...(administrator
      ? [
          '',
          `Sign in as  ${administrator.username}`,
          `Password    ${administrator.password ?? 'the one in ADMIN_PASSWORD'}${administrator.password ? '   (shown only this once)' : ''}`,
        ]
      : []),
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

await start().catch((error: unknown) => {
  process.stderr.write(`${plainSentence(error)}\n`)
  process.exitCode = 1
})
