import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'

const folders = ['pages', 'data', 'programs', 'monographs', 'pictures', 'files']
const isText = /\.(?:md|yaml|svg)$/

/** Rejects unreadable and empty files, as left by an incomplete copy, and links that are broken or leave the folder. */
export const checkFiles = (files: Files): void => {
  const paths = collectErrors(folders.map((folder) => () => files.list(folder))).flat()
  collectErrors(
    paths.map((path) => () => {
      if (files.size(path) === 0) throw new ContentError(path, 'is empty. The copy may be incomplete.')
      if (isText.test(path)) files.text(path)
    }),
  )
}
