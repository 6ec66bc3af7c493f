import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Marked } from 'marked'
import { z } from 'zod'
import { ContentError, gather } from './content-error.ts'
import { readData } from './data.ts'
import { plainText } from './plain-text.ts'
import { allTypographic } from './typographic.ts'

/** A research monograph as the list shows it: what it is, and the name of its text and its PDF in `content/monographs`. */
export const monograph = z.object({
  category: z.string(),
  title: z.string(),
  description: z.string(),
  link: z.string().regex(/^[a-z0-9-]+$/, 'must be plain small letters, digits and hyphens.'),
  authors: z.string(),
  year: z.int(),
})
export type Monograph = z.output<typeof monograph>

/** A monograph as its own page shows it. */
export interface ReadMonograph extends Monograph {
  abstract: string
  /** Its place in `content/`, after `asset:`. */
  file: string
  /** Of the PDF, in kilobytes. */
  size: number
}

/** Where the list of them is; each has its page beneath. */
export const researchPath = '/student-services/research'
export const monographPath = (link: string): string => `${researchPath}/${link}`

/** Every monograph, its abstract out of its text; and the words of the whole text, for the search. */
export const readMonographs = (directory: string): { page: ReadMonograph; words: string }[] => {
  const file = join(directory, 'data/research.yaml')
  if (!existsSync(file)) return []
  const { value, lineOf } = readData(file)
  const listed = z.array(monograph).safeParse(value.monographs).data ?? []
  return gather(
    listed.map((one, index) => () => {
      const text = join(directory, 'monographs', `${one.link}.md`)
      const pdf = `monographs/${one.link}.pdf`
      for (const needed of [text, join(directory, pdf)])
        if (!existsSync(needed))
          throw new ContentError(
            file,
            `content/${needed.slice(directory.length + 1)} is missing.`,
            lineOf(['monographs', index, 'link']),
          )
      const written = readFileSync(text, 'utf8')
      const [, abstract = ''] = /^## Abstract\n+([\s\S]*?)(?=\n## |$)/.exec(written) ?? []
      const size = Math.round(statSync(join(directory, pdf)).size / 1000)
      const page = { ...allTypographic({ ...one, abstract: inPlain(abstract) }), file: `asset:${pdf}`, size }
      return { page, words: inPlain(written) }
    }),
  )
}

const inPlain = (markdown: string): string => plainText(new Marked().parse(markdown, { async: false }))
