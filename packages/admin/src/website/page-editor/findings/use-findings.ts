import type { ContentFinding } from '@kampana/shared/content/content-api'
import type { Node } from '@tiptap/pm/model'
import { useCallback, useEffect, useRef } from 'react'
import { isAtField } from '../front-matter/page-fields.tsx'
import { createBlockFinder } from './find-block.ts'
import type { BlockFinding } from './finding-marks.ts'

/** Finds the blocks of the document that findings are about. */
export const useFindings = (
  parts: { front: string; body: string },
  faults: readonly ContentFinding[],
  warnings: readonly ContentFinding[],
) => {
  const newest = useRef(parts)
  useEffect(() => {
    newest.current = parts
  })
  const findBlock = useCallback((doc: Node, line: number): number | undefined => {
    const { front, body } = newest.current
    return createBlockFinder(front, body, doc)(line)
  }, [])
  /** Changes only with the findings: while one types they stay at their blocks. */
  const atBlocks = useCallback(
    (doc: Node): BlockFinding[] => {
      const { front, body } = newest.current
      const find = createBlockFinder(front, body, doc)
      const place =
        (isFault: boolean) =>
        ({ line, text }: ContentFinding) => {
          const index = line === null || isAtField(front, line) ? undefined : find(line)
          return index === undefined ? [] : [{ index, text, isFault }]
        }
      return [...faults.flatMap(place(true)), ...warnings.flatMap(place(false))]
    },
    [faults, warnings],
  )
  return { findBlock, atBlocks }
}
