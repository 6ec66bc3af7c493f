import { registerResources } from '@kampana/engine-declare/registry/all-resources'
import { beforeAll, expect, test } from 'vitest'
import { richTextLines } from './rich-text-lines.ts'
import { offices } from '../testing/offices.ts'

beforeAll(() => {
  registerResources(() => [offices])
})

test('rich text lines: describe a list of records, so that another filter differs', () => {
  const shown = (filter: object | null) =>
    richTextLines({
      type: 'doc',
      content: [{ type: 'records', attrs: { resource: 'offices', filter, view: 'facts' } }],
    })
  expect(shown({ title: 'Registrar' })).toBe('[list: Offices: Registrar · facts]')
  expect(shown(null)).toBe('[list: Offices · facts]')
})
