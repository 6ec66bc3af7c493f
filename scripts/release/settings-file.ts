import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings of the service, for the proof of a release alone: `kampana release` (docs/operations/kampana) names their file in
 * KAMPANA_SETTINGS. A variable of the call is stronger. Elsewhere, and where the file can't be read, they are the call's own.
 */
export const serviceSettings = (call: Environment): Environment => {
  const file = call['KAMPANA_SETTINGS']
  if (!file) return call
  return { DATA_DIR: '/var/lib/kampana', NODE_ENV: 'production', ...parseSettings(readText(file)), ...call }
}

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** As systemd reads an EnvironmentFile, and docs/operations/kampana does; the first line of a name counts there. */
const parseSettings = (text: string): Record<string, string> => {
  const settings: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(/^[^\S\n]*([A-Za-z_]\w*)=(.*)$/gm))
    settings[name] ??= unquoted(value.trim())
  return settings
}

const unquoted = (value: string): string => {
  if (/^".*"$/.test(value)) return value.slice(1, -1).replace(/\\(.)/g, '$1')
  return /^'.*'$/.test(value) ? value.slice(1, -1) : value
}
