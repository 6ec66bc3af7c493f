import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ContentError, formatFaults } from '../../../packages/site/src/content/content-error.ts'
import { folderFiles } from '../../../packages/site/src/content/folder/files.ts'
import { readContent } from '../../../packages/site/src/content/read-content.ts'
import { fillCollege } from './college-yaml.ts'
import { CollegeRefused, type Identity } from './identity.ts'
import { isKept, placeholders, withoutOfficer } from './placeholders.ts'
import { listPages } from './pages.ts'
import { folderReadme } from './readme.ts'
import { formatYaml, recolor, renamer } from './rename.ts'

/** Sample college, from which every new folder is created. */
const sample = join(import.meta.dirname, '../../../college')
const sampleColor = '#4b83cc'

/** Throws a `CollegeRefused` if the folder exists. */
export const assertNew = (folder: string): void => {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new CollegeRefused(`${folder} is a file. Name a new folder.`)
  if (readdirSync(folder).length > 0)
    throw new CollegeRefused(`${folder} isn't empty. Nothing was changed. Name a new folder.`)
}

/**
 * Writes a college's folder, completely or not at all. Without `withSample`, the sample's pages are placeholders. Throws a
 * `CollegeRefused` with all errors if the content is invalid, such as a color with low contrast.
 */
export const writeCollege = (folder: string, identity: Identity, withSample: boolean): void => {
  assertNew(folder)
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = join(dirname(folder), `.${basename(folder)}.${process.pid}`)
  try {
    writeFiles(unfinished, identity, withSample)
    readContent(folderFiles(unfinished))
    if (existsSync(folder)) rmdirSync(folder)
    renameSync(unfinished, folder)
  } catch (error) {
    if (error instanceof ContentError) throw new CollegeRefused(formatFaults(error.faults))
    throw error
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const writeFiles = (folder: string, identity: Identity, withSample: boolean): void => {
  const rename = renamer(identity)
  const paths = globSync('**/*', { cwd: sample, exclude: ['README.md'] }).filter((path) =>
    statSync(join(sample, path)).isFile(),
  )
  for (const path of paths.filter((path) => withSample || isKept(path))) {
    const from = join(sample, path)
    const to = join(folder, rename.text(path))
    mkdirSync(dirname(to), { recursive: true })
    const text = () => readFileSync(from, 'utf8')
    if (path.endsWith('.yaml')) writeFileSync(to, fillYaml(path, text(), identity, withSample))
    else if (path.endsWith('.md')) writeFileSync(to, fillMarkdown(path, text(), identity, withSample))
    else if (path.endsWith('.svg'))
      writeFileSync(to, rename.text(recolor(text(), sampleColor, identity.brand)))
    else cpSync(from, to)
  }
  const pages = withSample ? [] : listPages(folderFiles(sample), identity)
  for (const [path, text] of pages) {
    const to = join(folder, rename.text(path))
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, rename.markdown(`${text}\n`))
  }
  writeFileSync(
    join(folder, 'README.md'),
    folderReadme(identity, readFileSync(join(sample, 'README.md'), 'utf8'), withSample),
  )
}

const fillMarkdown = (path: string, text: string, identity: Identity, withSample: boolean): string => {
  const renamed = renamer(identity).markdown(text)
  return path === 'privacy-notice.md' && !withSample ? withoutOfficer(renamed, identity) : renamed
}

const fillYaml = (path: string, text: string, identity: Identity, withSample: boolean): string => {
  const document = renamer(identity).yaml(text)
  if (path === 'college.yaml') fillCollege(document, identity, withSample)
  if (!withSample) placeholders[path]?.(document, identity)
  return formatYaml(document)
}
