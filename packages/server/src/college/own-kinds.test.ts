import * as kinds from '@kampana/shared/kinds/index'
import { expect, test } from 'vitest'
import * as kampana from '../kampana.ts'

test("a college's own resources: every kind of field can be imported from 'kampana'", () => {
  // People's passwords and the log's changes are the product's own.
  const own = new Set(['password', 'changes'])
  const builders = Object.keys(kinds.fieldKinds).filter((kind) => !own.has(kind))
  expect(builders.filter((kind) => !(kind in kampana))).toEqual([])
})
