import { useCallback, useEffect, useRef, useState } from 'react'
import { splitPage, type PageParts } from '../markdown/front-matter.ts'

/** A page's text in its two parts, which are edited by themselves and written as one. */
export interface PageText extends PageParts {
  /** Counts the texts that came from elsewhere, each of which needs a new editor. */
  version: number
  setFront: (front: string) => void
  setBody: (body: string) => void
  /** Replaces both, as the text mode does. */
  setText: (text: string) => void
}

/** Keeps a page's text while it is edited. A text that isn't what was written here replaces it. */
export const usePageText = (text: string, onChange: (text: string) => void): PageText => {
  const [parts, setParts] = useState(() => ({ ...splitPage(text), version: 0 }))
  const newest = useRef({ ...parts, onChange })
  /** What was written and hasn't come back yet. */
  const written = useRef<string[]>([])
  useEffect(() => {
    newest.current.onChange = onChange
  })
  useEffect(() => {
    const at = written.current.indexOf(text)
    if (at !== -1) {
      written.current = written.current.slice(at + 1)
      return
    }
    if (text === newest.current.front + newest.current.body) return
    written.current = []
    const opened = splitPage(text)
    Object.assign(newest.current, opened)
    setParts(({ version }) => ({ ...opened, version: version + 1 }))
  }, [text])
  const write = useCallback((changes: Partial<PageParts>) => {
    const before = newest.current.front + newest.current.body
    Object.assign(newest.current, changes)
    const { front, body } = newest.current
    setParts(({ version }) => ({ front, body, version }))
    if (front + body === before) return
    written.current.push(front + body)
    newest.current.onChange(front + body)
  }, [])
  return {
    ...parts,
    setFront: useCallback((front) => write({ front }), [write]),
    setBody: useCallback((body) => write({ body }), [write]),
    setText: useCallback((whole) => write(splitPage(whole)), [write]),
  }
}
