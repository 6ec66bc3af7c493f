import { expect, test } from 'vitest'
import { fitRatio, moveCrop, resizeCrop, turnCrop, whole, type Handle } from './crop-geometry.ts'

const crop = { x: 0.2, y: 0.3, width: 0.4, height: 0.5 }
const handles: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

test('crop geometry: moves a crop no further than the edge, without resizing it', () => {
  expect(moveCrop(crop, 5, -5)).toEqual({ ...crop, x: 0.6, y: 0 })
})

test('crop geometry: moves only the edges of the handle', () => {
  const wider = resizeCrop(crop, 'e', 0.1, 0.4)
  expect(wider.width).toBeCloseTo(0.5)
  expect(wider).toMatchObject({ x: 0.2, y: 0.3, height: 0.5 })
  const { x, y, width, height } = resizeCrop(crop, 'nw', 0.1, 0.1)
  for (const [is, expected] of [
    [x, 0.3],
    [y, 0.4],
    [width, 0.3],
    [height, 0.4],
  ] as const)
    expect(is).toBeCloseTo(expected)
})

test.each(handles)(
  'crop geometry: keeps the crop within the image and above the minimum size if %s is dragged',
  (handle) => {
    for (const ratio of handle.length === 2 ? [undefined, 0.5, 1, 2.4] : [undefined])
      for (const [dx, dy] of [
        [9, 9],
        [-9, -9],
        [9, -9],
        [0.03, -0.2],
        [-9, 0],
      ] as const) {
        const { x, y, width, height } = resizeCrop(crop, handle, dx, dy, ratio)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(width, height)).toBeGreaterThan(0.01)
        expect(width / height).toBeCloseTo(ratio ?? width / height)
      }
  },
)

test('crop geometry: fits the largest crop of a ratio around the former crop', () => {
  expect(fitRatio(whole, 0.5)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(fitRatio({ x: 0.8, y: 0.8, width: 0.2, height: 0.2 }, 0.5)).toEqual({
    x: 0.5,
    y: 0,
    width: 0.5,
    height: 1,
  })
})

test('crop geometry: returns to the start after four quarter turns', () => {
  const { x, y, width, height } = turnCrop(turnCrop(turnCrop(turnCrop(crop))))
  for (const [is, was] of [
    [x, crop.x],
    [y, crop.y],
    [width, crop.width],
    [height, crop.height],
  ] as const)
    expect(is).toBeCloseTo(was)
  expect(turnCrop({ x: 0, y: 0, width: 0.2, height: 0.1 })).toEqual({ x: 0.9, y: 0, width: 0.1, height: 0.2 })
})
