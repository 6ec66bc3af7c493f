import { tableProblem } from '@kampana/engine-declare/rich-text/table-size'
import type { Losses } from './loss-text.ts'

export const noLosses: Losses = { pictures: 0, colors: false, parts: false, tables: false, table: null }

/** Content of a pasted document that a body can't contain, except images. */
export const findLosses = (body: HTMLElement): Losses => ({
  ...noLosses,
  colors: [...body.querySelectorAll<HTMLElement>('[style*=color], font[color]')].some(isColored),
  parts: body.querySelector(parts) !== null,
  tables: body.querySelector('table table') !== null,
  table: [...body.querySelectorAll('table')].map(problemOf).find((problem) => problem !== null) ?? null,
})

const parts =
  'iframe, video, audio, object, embed, form, input:not([type=hidden]), select, textarea, svg, canvas, math'

const problemOf = (table: HTMLTableElement): string | null =>
  table.rows.length === 0
    ? null
    : tableProblem({
        type: 'table',
        content: [...table.rows].map(({ cells }) => ({
          type: 'tableRow',
          content: [...cells].map(({ colSpan }) => ({ type: 'tableCell', attrs: { colspan: colSpan } })),
        })),
      })

/**
 * True if a person chose an element's color. Office programs and web pages set a color on all text, so shades of gray don't
 * count.
 */
const isColored = (element: HTMLElement): boolean => {
  const hasText = element.textContent.trim() !== '' && !element.closest('a')
  const colors = [element.style.color, element.style.backgroundColor, element.getAttribute('color') ?? '']
  return hasText && colors.some((color) => !isGray(color))
}

const isGray = (color: string): boolean => {
  const parsed = /^#[0-9a-f]{6}$/i.test(color)
    ? [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
    : /^rgba?\((\d+), (\d+), (\d+)/.exec(color)?.slice(1, 4).map(Number)
  if (parsed) return Math.max(...parsed) - Math.min(...parsed) < 48
  return !/^(red|blue|green|yellow|orange|purple|maroon|navy|teal|lime|aqua|fuchsia|olive)$/i.test(color)
}
