import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { installed, type Installed } from './installed.ts'

const root = join(import.meta.dirname, '..')
/** `docs/licences.md`. */
export const licencesFile = join(root, 'docs/licences.md')

interface Rules {
  allowed: readonly string[]
  but: Readonly<Record<string, { licence: string; because: string }>>
}
const rules = (): Rules => parse(readFileSync(join(root, 'security/allowed-licences.yaml'), 'utf8')) as Rules

/** The content of `docs/licences.md`: each licence with its packages. */
export const licenceList = (): string => {
  const { but } = rules()
  const byLicence = Map.groupBy(installed(), ({ name, licence }) => but[name]?.licence ?? licence)
  const parts = [...byLicence.keys()].toSorted().map((licence) => {
    const names = new Set(byLicence.get(licence)!.map(withoutPlatform))
    return `## ${licence}\n\n${[...names].map((name) => `- ${name}`).join('\n')}\n`
  })
  return `${head}\n${parts.join('\n')}`
}

/** A sentence for each package under a licence that isn't allowed. */
export const licencesNotAllowed = (): string[] => {
  const { allowed, but } = rules()
  return installed()
    .filter(({ name, licence }) => !but[name] && !allowed.includes(licence))
    .map(
      ({ name, licence }) =>
        `${name} is under '${licence}', which security/allowed-licences.yaml doesn't allow.`,
    )
}

const head = `# Licences

Of every package that is installed, with what only builds and tests. Written by \`pnpm licences\`; a star stands for a kind of
machine. What is allowed, and why, is in \`security/allowed-licences.yaml\`.
`

/** Replaces the platform in a binary package's name by a star, since only one platform's is installed. */
const withoutPlatform = ({ name, version }: Installed): string =>
  `${name.replace(/(?<=-)(linux|darwin|win32)[a-z0-9-]*$/, '*')} ${version}`

if (import.meta.main) writeFileSync(licencesFile, licenceList())
