import { existsSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { z } from 'zod'
import { ContentError, gather } from '../content-error.ts'
import { attribute, escaped } from '../escape.ts'
import { valueOf, type Directive, type Use } from './value.ts'

const download = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** Its place in `content/`. */
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9./-]*$/, 'must be plain small letters, digits, hyphens and slashes.'),
})

/** Files to take along, each with what it is for, its type and its size. */
export const downloads: Directive = (use) => {
  const files = valueOf(use, z.array(download).min(1))
  const items = gather(files.map((one, index) => () => itemOf(one, index, use)))
  return `<ul class="downloads" role="list">${items.join('')}</ul>\n`
}

const itemOf = ({ title, description, file }: z.output<typeof download>, index: number, use: Use): string => {
  const place = join(use.directory, file)
  if (file.includes('..') || !existsSync(place))
    throw new ContentError(
      use.data!.file,
      `content/${file} is missing.`,
      use.data!.lineOf([...use.name.split('.').slice(1), index, 'file']),
    )
  const size = Math.max(1, Math.round(statSync(place).size / 1000))
  const kind = extname(file).slice(1).toUpperCase()
  return `<li><h3><a href="asset:${attribute(file)}" download>${use.inline(title)}<span class="download-kind"> ${escaped(kind)}, ${size} KB</span></a></h3><p>${use.inline(description)}</p></li>`
}
