import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Settings of the service, for the smoke test only: `kampana upgrade` (docs/operations/kampana) names their file in
 * KAMPANA_SETTINGS. Environment variables override the file. Without a readable file, only the environment counts.
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

/** Parses a file as systemd and docs/operations/kampana do. The first line of a name counts. */
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
