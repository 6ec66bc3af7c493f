import { z } from 'zod'
import { ContentError, collectErrors } from './content-error.ts'
import type { KnownPaths, Reading } from './editing/read-cache.ts'
import type { Files } from './files.ts'
import { readData } from './yaml/data.ts'
import { checkLinks } from './markdown/check-links.ts'
import { checkShape } from './markdown/check-shape.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'
import { createOffsetToLine } from './markdown/read-markdown.ts'
import { monographPath, type MonographText } from './monograph.ts'
import { monograph } from '@kampana/shared/content/directives/monographs'
import { plainText } from './markdown/plain-text.ts'
import { applyTypographyDeep } from './markdown/typography.ts'

const file = 'data/research.yaml'

/** Reads every monograph with its text and, for the search, its plain text. `paths` are those that its links may have. */
export const readMonographs = (
  { files, remember, track }: Reading,
  paths: Iterable<string>,
): { page: MonographText; words: string }[] => {
  if (!files.has(file)) return []
  const { value, findLine } = readData(files, file)
  const listed = z.array(monograph).safeParse(value.monographs).data ?? []
  const known = track(new Set([...paths, ...listed.map(({ link }) => monographPath(link))]))
  return collectErrors(
    listed.map((entry, index) => () => {
      const text = `monographs/${entry.link}.md`
      const pdf = `monographs/${entry.link}.pdf`
      for (const required of [text, pdf])
        if (!files.has(required))
          throw new ContentError(file, `${required} is missing.`, findLine(['monographs', index, 'link']))
      const { html, contents } = remember(text, '', () => readMonographText(text, files, known))
      const size = Math.round(files.size(pdf) / 1000)
      const page = { ...applyTypographyDeep(entry), html, contents, file: `asset:${pdf}`, size }
      return { page, words: plainText(html) }
    }),
  )
}

const readMonographText = (file: string, files: Files, paths: KnownPaths) => {
  const text = files.text(file)
  const source = { file, files, paths, programs: [], offsetToLine: createOffsetToLine(text, 1) }
  checkShape(text, file, source.offsetToLine)
  checkLinks(text, 0, source)
  const html = renderMarkdown(text, text, undefined, source)
  const contents = [...html.matchAll(/<h2 id="([^"]*)">(.*?)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title: plainText(title),
  }))
  return { html, contents }
}
