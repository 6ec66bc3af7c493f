import {
  directiveShapes,
  isDirectiveName,
  type DirectiveShape,
} from '@kampana/shared/content/directive-shapes'
import { isRecord } from '../yaml/yaml-edit.ts'

/** How a value is edited. */
export type Shape = DirectiveShape | 'text' | 'lines' | 'items'

/** The shapes of a data file's values by their names, such as `faculty` or `office.hours`, as its pages use them. */
export const shapesInPage = (page: string): Map<string, Shape> => {
  const shapes = new Map<string, Shape>()
  for (const [, directive = '', name = ''] of page.matchAll(/^::([a-z]+)[ \t]+data\.(\S+)/gm)) {
    const shape = isDirectiveName(directive) ? directiveShapes[directive] : null
    if (shape) shapes.set(name, shape)
  }
  return shapes
}

/** The shape of a value: the one that is asked for, where the value has it, or else what it looks like. */
export const shapeOf = (value: unknown, wanted?: Shape): Shape =>
  wanted && fits[wanted](value) ? wanted : inferShape(value)

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null
const isLine = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar))
const isFlat = (value: unknown): boolean =>
  isRecord(value) && Object.entries(value).every(([key, inner]) => isScalar(inner) || key === 'sample')
const isBranch = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['title'] === 'string' &&
  Object.entries(value).every(([key, inner]) =>
    key === 'under' ? Array.isArray(inner) && inner.every(isBranch) : isScalar(inner),
  )

const fits: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  grid: (value) => Array.isArray(value) && value.every(isFlat),
  pairs: (value) => isRecord(value) && Object.values(value).every(isLine),
  outline: (value) => Array.isArray(value) && value.every(isBranch),
  fields: isRecord,
  text: isScalar,
  lines: (value) => Array.isArray(value) && value.every(isScalar),
  items: Array.isArray,
}

const inferShape = (value: unknown): Shape => {
  if (isScalar(value)) return 'text'
  if (Array.isArray(value)) {
    if (fits.lines(value)) return 'lines'
    if (fits.grid(value)) return 'grid'
    return fits.outline(value) ? 'outline' : 'items'
  }
  return fits.pairs(value) && Object.keys(Object(value)).some((key) => /[^a-z_]/.test(key))
    ? 'pairs'
    : 'fields'
}
