import type { KeyboardEvent } from 'react'

/** Moves the focus between images with the arrow keys; up and down move by a row. */
export const onGridKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const pictures = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-picture]')]
  const index = pictures.findIndex((picture) => picture === event.target)
  const row = countPerRow(event.currentTarget)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -row,
    ArrowDown: row,
    Home: -index,
    End: pictures.length - 1 - index,
  }
  const step = steps[event.key]
  if (index < 0 || step === undefined) return
  event.preventDefault()
  pictures[index + step]?.focus()
}

/** Number of items in a row of the grid. */
export const countPerRow = (grid: HTMLElement | null): number => {
  const tops = [...(grid?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].map((item) => item.offsetTop)
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}
