import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import { readData } from './data.ts'
import { checkLinks, renderMarkdown } from './markdown/render-markdown.ts'
import { lineAtOffset } from './markdown/read-markdown.ts'
import { monograph, monographPath, type MonographText } from './monograph.ts'
import { plainText } from './markdown/plain-text.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

/**
 * Every monograph with its text; and the words of it, for the search. `paths` are the other addresses of the site, to find
 * links that lead nowhere.
 */
export const readMonographs = (
  directory: string,
  paths: Iterable<string>,
): { page: MonographText; words: string }[] => {
  const file = join(directory, 'data/research.yaml')
  if (!existsSync(file)) return []
  const { value, lineOf } = readData(file)
  const listed = z.array(monograph).safeParse(value.monographs).data ?? []
  const known = new Set([...paths, ...listed.map(({ link }) => monographPath(link))])
  return collectErrors(
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
      const { html, contents } = readMonographText(text, directory, known)
      const size = Math.round(statSync(join(directory, pdf)).size / 1000)
      const page = { ...applyTypographyDeep(one), html, contents, file: `asset:${pdf}`, size }
      return { page, words: plainText(html) }
    }),
  )
}

const readMonographText = (file: string, directory: string, paths: ReadonlySet<string>) => {
  const text = readFileSync(file, 'utf8')
  const place = { file, directory, paths, programs: [], lineAt: lineAtOffset(text, 1) }
  checkLinks(text, 0, place)
  const html = renderMarkdown(text, text, undefined, place)
  const contents = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: plainText(title),
  }))
  return { html, contents }
}
