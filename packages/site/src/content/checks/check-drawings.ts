import { findSvgFaults } from '@kampana/engine-declare/drawings/svg-faults'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { ContentError, collectErrors } from '../content-error.ts'
import type { Files } from '../folder/files.ts'

/** Rejects drawings with scripts or external requests, and a missing seal. */
export const checkDrawings = (files: Files): void => {
  const paths = ['pictures', 'files'].flatMap(files.list).filter((path) => path.endsWith('.svg'))
  collectErrors(['seal.svg', 'seal-mono.svg', ...paths].map((path) => () => checkDrawing(path, files)))
}

const checkDrawing = (path: string, files: Files): void => {
  const faults = findSvgFaults(files.text(path), { takesDoctype: true })
  if (faults.length > 0)
    throw ContentError.of(
      faults.map(({ problem, line }) => new ContentError(path, stripDelimiters(problem), line)),
    )
}
