import { ContentError, collectErrors } from './content-error.ts'
import type { Reading } from './editing/read-cache.ts'
import type { Files } from './files.ts'
import { linkPhoneNumbers } from './markdown/link-phone-numbers.ts'
import {
  readContentPage,
  type ContentPage,
  type MarkdownContext,
  type ReadPage,
} from './markdown/read-markdown.ts'
import type { Places } from './site-map.ts'
import { downloadsPath } from './records/downloads.ts'
import { readData } from './yaml/data.ts'

export interface PageContext extends MarkdownContext {
  remember: Reading['remember']
  /** What pages depend on besides files and paths. */
  stamp: string
}

/** Reads a page, with links of the telephone numbers in it. */
export const readPage = (file: string, context: PageContext): ReadPage =>
  readTolerantly(file, context, (each) => {
    const found = readContentPage(file, each)
    return { ...found, page: withPhoneLinks(found.page, each) }
  })

/** Reads strictly and, where that fails and somebody listens for faults, again with them in the text. */
export const readTolerantly = <T>(
  key: string,
  context: PageContext,
  read: (context: MarkdownContext) => T,
): T => {
  const { onFault, ...strict } = context
  try {
    return context.remember(key, context.stamp, () => read(strict))
  } catch (error) {
    if (!(error instanceof ContentError) || !onFault) throw error
    return read(context)
  }
}

export const withPhoneLinks = <P extends Pick<ContentPage, 'html'>>(
  page: P,
  { college }: MarkdownContext,
): P => ({
  ...page,
  html: linkPhoneNumbers(page.html, college.callingCode),
})

/** Reads every written page of the site map. Throws a `ContentError` with all errors. */
export const readPages = (
  places: Places,
  context: PageContext,
): (ReadPage & { path: string; file: string })[] =>
  collectErrors(
    [...places]
      .filter(([, { kind }]) => kind === 'content')
      .map(([path, { file }]) => () => ({ path, file, ...readPage(file, context) })),
  )

/** Refuses a data file that no page uses, since its author would think that it is shown; downloads are records of their own. */
export const readDataFiles = (files: Files, used: ReadonlySet<string | undefined>) =>
  collectErrors(
    findFiles(files, 'data', '.yaml').map((file) => () => {
      if (file !== downloadsPath && !used.has(file.slice('data/'.length)))
        throw new ContentError(file, 'no page names this file as its data.')
      return readData(files, file)
    }),
  )

const findFiles = (files: Files, folder: string, ending: string): string[] =>
  files.list(folder).filter((path) => path.endsWith(ending))
