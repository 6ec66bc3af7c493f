import { isBelow } from '@kampana/server/operations/node-version'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.ts'

/** A version that can't be made; the message is for the person who asked for it. */
export class TagRefused extends Error {}

const manifests = ['.', 'packages/shared', 'packages/server', 'packages/admin', 'packages/site'].map(
  (folder) => join(folder, 'package.json'),
)
/** Where the names of `kampana` are kept that a release had, which tests hold the next two to. */
const namesFile = 'tests/support/earlier-release/kampana.json'

interface Making {
  now: Date
  /** What `kampana` exports. */
  names: readonly string[]
  /** By default the next minor version. */
  version?: string | undefined
}

/**
 * Makes a version of a clone: sets its number in each package.json and in the documents, dates it in CHANGELOG.md, commits and
 * tags. A second commit begins the next `-dev` version and adds the first commit's hash to CHANGELOG.md, since a clone may lack
 * the tag. Returns a summary.
 */
export const tagRelease = async (root: string, { now, names, version }: Making): Promise<string> => {
  const git = gitIn(root)
  if ((await git('status', '--porcelain')) !== '')
    throw new TagRefused('There are changes that are not committed: a version is of a commit.')
  const before = readVersion(root)
  const made = version ?? nextMinor(before)
  if (!isNewer(made, before))
    throw new TagRefused(
      `'${made}' is not a version after ${before}: choose ${nextMinor(before)} or a later one.`,
    )
  const tag = `v${made}`
  if ((await git('tag', '--list', tag)) !== '') throw new TagRefused(`There is a tag ${tag} already.`)
  const edit = editIn(root)

  edit('CHANGELOG.md', (text) => dateUnreleased(text, made, now))
  const setVersion = (from: string, to: string): void => {
    for (const file of manifests)
      edit(file, (text) => text.replace(`"version": "${from}"`, `"version": "${to}"`))
  }
  setVersion(before, made)
  edit('docs/how-to/operate/containers.md', (text) =>
    text.replaceAll(/kampana:\d+\.\d+\.\d+/g, `kampana:${made}`),
  )
  edit(namesFile, (text) => {
    const released = { ...(JSON.parse(text) as Record<string, readonly string[]>), [made]: names.toSorted() }
    return `${JSON.stringify(released, null, 2)}\n`
  })
  await git('commit', '--quiet', '--all', '--message', `release: ${made}`)
  await git('tag', '--annotate', tag, '--message', `Kampana ${made}`)
  const commit = (await git('rev-parse', '--short=12', 'HEAD')).trim()

  edit('CHANGELOG.md', (text) =>
    text.replace(heading(made, now), (line) => `${unreleased}\n${line}\nCommit \`${commit}\`.\n`),
  )
  setVersion(made, `${nextMinor(made)}-dev`)
  await git('commit', '--quiet', '--all', '--message', `version: begin ${nextMinor(made)}-dev`)
  return `${made} is commit ${commit}, tagged ${tag}. \`git push --follow-tags\` publishes it.`
}

const unreleased = '## [Unreleased]\n'
const heading = (version: string, now: Date): string =>
  `## [${version}] - ${now.toISOString().slice(0, 10)}\n`

/** Moves the unreleased entries of a changelog under a version. Sections without entries are no reason for a version. */
const dateUnreleased = (text: string, made: string, now: Date): string => {
  const [, entries = ''] = /^## \[Unreleased\]\n([^]*?)(?=^## |$(?![^]))/m.exec(text) ?? []
  if (entries.replaceAll(/^###.*$/gm, '').trim() === '')
    throw new TagRefused("CHANGELOG.md has no entries under 'Unreleased'. Describe the version there first.")
  return text.replace(unreleased, heading(made, now))
}

const readVersion = (root: string): string =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
/** The version that a `-dev` precedes, or else the next minor one. */
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
