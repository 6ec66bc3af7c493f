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

/** The list as it should be: each licence with the packages under it. */
export const licenceList = (): string => {
  const { but } = rules()
  const byLicence = Map.groupBy(installed(), ({ name, licence }) => but[name]?.licence ?? licence)
  const parts = [...byLicence.keys()].toSorted().map((licence) => {
    const names = new Set(byLicence.get(licence)!.map(onAnyMachine))
    return `## ${licence}\n\n${[...names].map((name) => `- ${name}`).join('\n')}\n`
  })
  return `${head}\n${parts.join('\n')}`
}

/** Packages under a licence that nobody has allowed, each in a sentence. */
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

/** Programs are published once for each kind of machine, and only one's own is installed. */
const onAnyMachine = ({ name, version }: Installed): string =>
  `${name.replace(/(?<=-)(linux|darwin|win32)[a-z0-9-]*$/, '*')} ${version}`

if (import.meta.main) writeFileSync(licencesFile, licenceList())
