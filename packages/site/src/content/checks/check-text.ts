import type { FolderRecord } from '@kampana/shared/content/folder-records'
import { listProblem } from '@kampana/engine-declare/records-in-bodies'
import { formatRecords } from '@kampana/engine-declare/markdown/line-nodes'
import { storedDocument, walkNodes } from '@kampana/engine-declare/rich-text/rich-text'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { lineOf, type FileText } from '../body/file-text.ts'
import { ContentError } from '../content-error.ts'
import type { Files } from '../folder/files.ts'
import { originOf } from '../records/origins.ts'
import { findLinkProblems, type KnownPaths } from './link-problems.ts'

interface Surroundings {
  files: Files
  paths: KnownPaths
}

/** Rejects a text of a folder with broken links or missing files, naming the lines. */
export const checkText = (record: FolderRecord, around: Surroundings): void => {
  for (const [field, text] of Object.entries(originOf(record).texts))
    checkBody(record.values[field], text, around)
}

const checkBody = (json: unknown, text: FileText, around: Surroundings): void => {
  if (typeof json !== 'string') return
  let last = 0
  const faults = textProblems(json, around).map(({ written, problem }) => {
    const at = findFrom(text.text, written, last)
    last = at ?? last
    return new ContentError(text.file, problem, at === undefined ? undefined : lineOf(text, at))
  })
  if (faults.length > 0) throw ContentError.of(faults)
}

/** Broken links and missing files of a body, with a snippet that locates each in its Markdown. */
export const textProblems = (json: string, around: Surroundings): { written: string; problem: string }[] => {
  const document = storedDocument(json)
  const lists = [...walkNodes(document)].flatMap(({ type, attrs = {} }) => {
    const problem = type === 'records' ? listProblem(attrs) : undefined
    return problem === undefined
      ? []
      : [{ written: `::records ${formatRecords(attrs)}`, problem: stripDelimiters(problem) }]
  })
  return [...findLinkProblems(document, around), ...lists]
}

/** Offset of a snippet, searched first after the previous one, then from the start. */
const findFrom = (text: string, piece: string, from: number): number | undefined => {
  const at = text.indexOf(piece, from)
  const found = at === -1 ? text.indexOf(piece) : at
  return found === -1 ? undefined : found
}
