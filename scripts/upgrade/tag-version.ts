import { isBelow } from '@kampana/server/operations/node-version'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspacePackages } from '../packages.ts'
import { run } from '../run.ts'

/** A version that can't be tagged; the message is for the developer. */
export class TagRefused extends Error {}

const manifestsIn = (root: string): string[] =>
  ['.', ...workspacePackages(root).map(({ folder }) => folder)].map((folder) => join(folder, 'package.json'))
/** Names that `kampana` exported in each version. Tests require them of the next two versions. */
const namesFile = 'tests/support/earlier-release/kampana.json'

interface Options {
  now: Date
  /** Names that `kampana` exports. */
  names: readonly string[]
  /** By default the next minor version. */
  version?: string | undefined
}

/**
 * Tags a version of a clone. The first commit writes the number into every package.json and the documentation, and the date into
 * CHANGELOG.md. A second commit begins the next `-dev` version and names the first commit in CHANGELOG.md, since a clone may lack
 * the tag. Returns a summary.
 */
export const tagVersion = async (root: string, { now, names, version }: Options): Promise<string> => {
  const git = gitIn(root)
  if ((await git('status', '--porcelain')) !== '')
    throw new TagRefused(
      'This clone has uncommitted changes. Commit or stash them, then run the command again.',
    )
  const before = readVersion(root)
  const made = version ?? nextMinor(before)
  if (!isNewer(made, before))
    throw new TagRefused(`'${made}' is not a version after ${before}. Choose ${nextMinor(before)} or later.`)
  const tag = `v${made}`
  if ((await git('tag', '--list', tag)) !== '')
    throw new TagRefused(`The tag ${tag} exists already. Choose a later version.`)
  const edit = editIn(root)

  edit('CHANGELOG.md', (text) => dateUnreleased(text, made, now))
  const setVersion = (from: string, to: string): void => {
    for (const file of manifestsIn(root))
      edit(file, (text) => text.replace(`"version": "${from}"`, `"version": "${to}"`))
  }
  setVersion(before, made)
  // Tags of container images.
  for (const file of globSync('docs/**/*.md', { cwd: root }))
    edit(file, (text) => text.replaceAll(/kampana:\d+\.\d+\.\d+/g, `kampana:${made}`))
  edit(namesFile, (text) => {
    const released = { ...(JSON.parse(text) as Record<string, readonly string[]>), [made]: names.toSorted() }
    return `${JSON.stringify(released, null, 2)}\n`
  })
  await git('commit', '--quiet', '--all', '--message', `version: tag ${made}`)
  await git('tag', '--annotate', tag, '--message', `Kampana ${made}`)
  const commit = (await git('rev-parse', '--short=12', 'HEAD')).trim()

  edit('CHANGELOG.md', (text) =>
    text.replace(heading(made, now), (line) => `${unreleased}\n${line}\nCommit \`${commit}\`.\n`),
  )
  setVersion(made, `${nextMinor(made)}-dev`)
  await git('commit', '--quiet', '--all', '--message', `version: begin ${nextMinor(made)}-dev`)
  return `Tagged commit ${commit} as ${tag}. Publish it with \`git push --follow-tags\`.`
}

const unreleased = '## [Unreleased]\n'
const heading = (version: string, now: Date): string =>
  `## [${version}] - ${now.toISOString().slice(0, 10)}\n`

/** Moves the unreleased entries of a changelog under a version. Throws if all sections are empty. */
const dateUnreleased = (text: string, made: string, now: Date): string => {
  const [, entries = ''] = /^## \[Unreleased\]\n([^]*?)(?=^## |$(?![^]))/m.exec(text) ?? []
  if (entries.replaceAll(/^###.*$/gm, '').trim() === '')
    throw new TagRefused("CHANGELOG.md has no entries under 'Unreleased'. Describe the version there first.")
  return text.replace(unreleased, heading(made, now))
}

const readVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
/** Version that a `-dev` precedes, or the next minor version. */
const nextMinor = (version: string): string => {
  const [major = 0, minor = 0] = version.split(/[.-]/, 2).map(Number)
  return version.endsWith('-dev') ? version.slice(0, -'-dev'.length) : `${major}.${minor + 1}.0`
}
const isNewer = (version: string, before: string): boolean =>
  /^\d+\.\d+\.\d+$/.test(version) && isBelow(before, version)

const editIn =
  (root: string) =>
  (file: string, change: (text: string) => string): void =>
    writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')))

const gitIn =
  (cwd: string) =>
  async (...args: string[]): Promise<string> => {
    const { code, output } = await run('git', args, { cwd })
    if (code !== 0) throw new TagRefused(`git ${args[0]} failed: ${output.trim()}`)
    return output
  }
