import { importCalls } from '@kampana/engine-declare/calls/import-calls'
import { decodeEach } from '@kampana/engine-declare/messages/message'
import type { Resource } from '@kampana/engine-declare/resource'
import { ReplyShapeError } from '@kampana/engine-declare/schema/reply-reader'
import { useState } from 'react'
import { HttpError, useNotify, useRefresh, useTranslate } from 'react-admin'
import { useCall } from '../../data-provider/use-call.ts'
import { errorMessage } from '../../error-message.ts'
import { useTask } from '../../task/use-task.ts'
import { useNotifyWithUndo } from '../delete/use-notify-with-undo.ts'
import { CellProblem } from './from-csv.ts'
import { countPublished } from './publishing-choice.tsx'
import { toInputs, toLineProblems, type LineProblem } from './import-rows.ts'
import { readImportFile, type ImportFile } from './read-import-file.ts'

/** Result of a check, which writes nothing. */
export interface Checked {
  count: number
  wrong: number
  /** Number of rows that would be published immediately. */
  published: number
  problems: LineProblem[]
  warnings: LineProblem[]
}

/** Steps of an import: read the file, validate it without writing, then create the records. */
export const useImport = (resource: Resource, onDone: () => void) => {
  const t = useTranslate()
  const { checkRows, importRows, undo } = useImportCalls(resource)
  const notify = useNotify()
  const notifyWithUndo = useNotifyWithUndo()
  const refresh = useRefresh()
  const [file, setFile] = useState<ImportFile>()
  const [problem, setProblem] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const { busy, run } = useTask((error) =>
    setProblem(error instanceof HttpError || error instanceof Error ? errorMessage(error) : undefined),
  )

  const read = (text: string): void => {
    setChecked(undefined)
    setProblem(undefined)
    try {
      setFile(readImportFile(text, resource, t))
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error
      setFile(undefined)
      setProblem(error.message)
    }
  }
  const change = (part: Partial<ImportFile>): void => {
    setChecked(undefined)
    setFile(file && { ...file, ...part })
  }
  const match = (column: number, field: string | null): void =>
    change({
      fields: (file?.fields ?? []).map((each, at) =>
        at === column ? field : each === field && field !== null ? null : each,
      ),
    })
  const check = (given: ImportFile) =>
    run(async () => {
      setProblem(undefined)
      const { rows, problems, warnings } = await toInputs(given, resource, t)
      const answer = await checkRows(rows)
      // The server sees an unreadable cell as empty and would report a second error for it.
      const own = new Set(problems.map(({ row, field }) => `${row} ${field}`))
      const all = [...problems, ...answer.errors.filter(({ row, field }) => !own.has(`${row} ${field}`))]
      const wrong = Math.max(answer.wrong, new Set(all.map(({ row }) => row)).size)
      setChecked({
        count: answer.count,
        wrong,
        published: countPublished(resource, rows),
        problems: toLineProblems(all, given),
        warnings: toLineProblems(warnings, given),
      })
    })
  const write = (given: ImportFile) =>
    run(async () => {
      const { rows } = await toInputs(given, resource, t)
      const { id, message } = await importRows(rows)
      onDone()
      refresh()
      notifyWithUndo(message, async () => {
        try {
          const { message: undone } = await undo({ id: String(id) })
          notify(undone, { type: 'success' })
        } catch (error) {
          notify(errorMessage(error), { type: 'error' })
        }
        refresh()
      })
    })
  return { file, problem, checked, busy, read, match, change, check, write }
}

const useImportCalls = (resource: Resource) => {
  const calls = importCalls(resource)
  const send = useCall(calls.import)
  return {
    checkRows: async (rows: Rows) => {
      const { data } = await send({ body: { rows, dry_run: true } })
      if (!('errors' in data)) throw new ReplyShapeError(['errors'])
      return { ...data, errors: decodeEach(data.errors) }
    },
    importRows: async (rows: Rows) => {
      const { data, message = '' } = await send({ body: { rows } })
      if (!('id' in data)) throw new ReplyShapeError(['id'])
      return { id: data.id, message }
    },
    undo: useCall(calls.undo),
  }
}
type Rows = readonly Readonly<Record<string, unknown>>[]
