import { useRef, useState } from 'react'

/** The texts before and after the one that is shown. */
export interface TextHistory {
  /** Shows another text. Consecutive ones with the same key are undone together. */
  push: (text: string, key: string | undefined) => void
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

interface Texts {
  past: string[]
  future: string[]
  /** The last text that was shown from here. */
  own: string
}

/** So many characters of former texts are kept. */
const most = 20_000_000

/** Undo and redo of whole texts. A text that comes from elsewhere, such as a restored version, begins a new history. */
export const useTextHistory = (text: string, onChange: (text: string) => void): TextHistory => {
  const [{ past, future, own }, setTexts] = useState<Texts>({ past: [], future: [], own: text })
  const last = useRef<{ key: string | undefined; at: number }>(undefined)
  const isOwn = own === text
  const show = (next: string, texts: Omit<Texts, 'own'>) => {
    setTexts({ ...texts, own: next })
    onChange(next)
  }
  const step = (from: string[], to: string[]) => {
    last.current = undefined
    return { next: from.at(-1), from: from.slice(0, -1), to: [...to, text] }
  }
  return {
    push: (next, key) => {
      const now = Date.now()
      const isTyping = isOwn && key !== undefined && last.current?.key === key && now - last.current.at < 1500
      last.current = { key, at: now }
      const before = isOwn ? past : []
      const count = Math.max(10, Math.floor(most / (text.length + 1)))
      show(next, { past: isTyping ? before : [...before, text].slice(-Math.min(count, 200)), future: [] })
    },
    undo: () => {
      const { next, from, to } = step(past, future)
      if (isOwn && next !== undefined) show(next, { past: from, future: to })
    },
    redo: () => {
      const { next, from, to } = step(future, past)
      if (isOwn && next !== undefined) show(next, { past: to, future: from })
    },
    canUndo: isOwn && past.length > 0,
    canRedo: isOwn && future.length > 0,
  }
}
