import type { KeyboardEvent } from 'react'

/** Arrow keys go from picture to picture, in rows as they stand. */
export const onGridKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const pictures = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-picture]')]
  const at = pictures.findIndex((picture) => picture === event.target)
  const row = perRowIn(event.currentTarget)
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -row,
    ArrowDown: row,
    Home: -at,
    End: pictures.length - 1 - at,
  }
  const step = steps[event.key]
  if (at < 0 || step === undefined) return
  event.preventDefault()
  pictures[at + step]?.focus()
}

/** How many of a grid's items stand beside each other. */
export const perRowIn = (grid: HTMLElement | null): number => {
  const tops = [...(grid?.querySelectorAll<HTMLElement>(':scope > *') ?? [])].map((item) => item.offsetTop)
  return Math.max(1, tops.filter((top) => top === tops[0]).length)
}
