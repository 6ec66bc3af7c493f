import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFrontValue, writeFrontValue } from './front-value.ts'

const front = `---
title: The Seal # our shield
description: >-
  What each part of
  the seal means.
standing: 'A shield: open'
sample: true
---
`

test('a value is read, whatever its quotes and lines', () => {
  expect(readFrontValue(front, 'title')).toBe('The Seal')
  expect(readFrontValue(front, 'description')).toBe('What each part of the seal means.')
  expect(readFrontValue(front, 'standing')).toBe('A shield: open')
  expect(readFrontValue(front, 'data')).toBeUndefined()
})

test('a changed value changes only its own lines', () => {
  expect(writeFrontValue(front, 'description', 'New.')).toBe(
    front.replace(/description[\s\S]*means\.\n/, 'description: New.\n'),
  )
  expect(writeFrontValue(front, 'standing', 'B', true)).toBe(front.replace("'A shield: open'", 'B'))
})

test('an empty line under the title goes, and comes back below the description', () => {
  const without = writeFrontValue(front, 'standing', '', true)
  expect(without).toBe(front.replace("standing: 'A shield: open'\n", ''))
  expect(writeFrontValue(without, 'standing', 'Again', true)).toBe(front.replace("'A shield: open'", 'Again'))
})

test('any text that is typed comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), (text) => {
      const typed = text.replaceAll(/\s+/g, ' ').trim()
      expect(readFrontValue(writeFrontValue(front, 'title', typed), 'title')).toBe(typed)
    }),
  )
})
