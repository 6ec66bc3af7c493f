import { toRows, type RowCells, type RowsField } from '@kampana/engine-declare/kinds/index'
import { useEffect, useState, type ClipboardEvent } from 'react'
import { useTranslate, type Validator } from 'react-admin'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { CellProblem } from '../../import/from-csv.ts'
import { emptyRow, pasteRows } from './paste-rows.ts'
import { parse } from 'papaparse'

/** Result or error of a change to rows. */
export interface RowsMessage {
  text: string
  isProblem?: boolean
  /** Undoes the change. */
  undo?: () => void
}

/** Rows of a form and the operations on them. */
export const useRows = (source: string, field: RowsField, validate: readonly Validator[]) => {
  const t = useTranslate()
  const { getValues } = useFormContext()
  const [notice, setNotice] = useState<RowsMessage>()
  /** First cell of the row that was added last, which receives focus. */
  const [added, setAdded] = useState<{ path: string }>()
  useEffect(() => {
    if (added) focusCell(added.path)
  }, [added])
  const { fields, append, remove, insert, move, replace } = useFieldArray({
    name: source,
    rules: {
      validate: (value) => firstProblem(validate, toRows(value).length === 0 ? null : value, getValues()),
    },
  })
  const current = (): readonly RowCells[] => toRows(getValues(source))
  const [firstColumn = ''] = Object.keys(field.columns)
  return {
    fields,
    notice,
    add: () => {
      setNotice(undefined)
      append(emptyRow(field), { shouldFocus: false })
      setAdded({ path: `${source}.${fields.length}.${firstColumn}` })
    },
    deleteRow: (index: number) => {
      const row = current()[index] ?? emptyRow(field)
      remove(index)
      const undo = () => {
        insert(index, row, { shouldFocus: false })
        setNotice(undefined)
      }
      setNotice({ text: t('Row %{number} was deleted.', { number: index + 1 }), undo })
    },
    moveRow: (from: number, to: number) => {
      const focused = document.activeElement
      move(from, to)
      setNotice({ text: t('Row %{from} is now row %{to}', { from: from + 1, to: to + 1 }) })
      // Some browsers blur a moved element.
      requestAnimationFrame(() => focused instanceof HTMLElement && focused.isConnected && focused.focus())
    },
    paste: (event: ClipboardEvent, row: number, column: number) => {
      const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type))
      const cells = readClipboard(html ?? '', text ?? '')
      if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return
      const hasTabs = /<table[\s>]/i.test(html ?? '') || (text ?? '').includes('\t')
      if (!hasTabs && Object.values(field.columns)[column]?.kind === 'longText') return
      event.preventDefault()
      const former = current()
      try {
        replace(pasteRows({ field, rows: former, at: { row, column } }, cells, t))
        const undo = () => {
          replace(former)
          setNotice(undefined)
        }
        setNotice({
          text: t('Pasted rows start at row %{number}.', { number: row + 1 }),
          undo,
        })
      } catch (error) {
        if (!(error instanceof CellProblem)) throw error
        setNotice({ text: t(error.message), isProblem: true })
      }
    },
  }
}

const firstProblem = async (
  validate: readonly Validator[],
  value: unknown,
  values: Record<string, unknown>,
): Promise<string | true> => {
  for (const check of validate) {
    const problem: unknown = await check(value, values, {})
    if (typeof problem === 'string') return problem
  }
  return true
}

const focusCell = (path: string): void =>
  document
    .querySelector<HTMLElement>(`[data-input="${CSS.escape(path)}"] :is(input, textarea, [role="combobox"])`)
    ?.focus()

/** Cells copied from a spreadsheet or a table of a document, as texts. */
const readClipboard = (html: string, text: string): string[][] => {
  if (/<table[\s>]/i.test(html)) {
    const rows = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')]
    return rows.map((row) => [...row.querySelectorAll('td, th')].map((cell) => plain(cell.textContent)))
  }
  return parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data.map((row) => row.map(plain))
}

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
