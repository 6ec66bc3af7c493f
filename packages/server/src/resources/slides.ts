import type { Difference } from '../resource/difference.ts'

const perRow = 3

/** Slides come grouped in rows, as the dashboard lays them out. */
export const slidesDifference: Difference = {
  group: (slides) =>
    Array.from({ length: Math.ceil(slides.length / perRow) }, (_, row) =>
      slides.slice(row * perRow, (row + 1) * perRow),
    ),
}
