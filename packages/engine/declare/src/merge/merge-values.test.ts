import { expect, test } from 'vitest'
import { rows, text, referenceMany, tags } from '../kinds/index.ts'
import { mergeValues } from './merge-values.ts'

const fields = {
  title: text('Title'),
  subtitle: text('Subtitle'),
  levels: tags('Levels', { of: 'levels', all: 'All levels' }),
  offices: referenceMany('Offices', 'offices', 'office_ids'),
  hours: rows('Hours', { office: text('Office'), when: text('When') }),
}
type Values = Readonly<Record<string, unknown>>
const merge = (base: Values, mine: Values, theirs: Values) => mergeValues({ fields }, base, mine, theirs)
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name)

const base = { title: 'Sports day', subtitle: null }

test('merge: combines changes of different fields', () => {
  const { values, theirs, conflicts } = merge(base, { title: 'Games' }, { ...base, subtitle: 'On Friday' })
  expect(values).toEqual({ title: 'Games', subtitle: 'On Friday' })
  expect([names(theirs), conflicts]).toEqual([['subtitle'], []])
})

test('merge: accepts the same change by both, and treats null like an empty text', () => {
  const { values, theirs, conflicts } = merge(
    base,
    { title: 'Games', subtitle: '' },
    { ...base, title: 'Games' },
  )
  expect(values['title']).toBe('Games')
  expect([theirs, conflicts]).toEqual([[], []])
})

test('merge: reports a conflict with both versions if both changed a field differently', () => {
  const { values, conflicts } = merge(base, { title: 'Games' }, { ...base, title: 'Sports week' })
  expect(values['title']).toBe('Games')
  expect(conflicts).toMatchObject([
    { name: 'title', collisions: [{ base: 'Sports day', mine: 'Games', theirs: 'Sports week' }] },
  ])
  expect(conflicts[0]!.resolve(['theirs'])).toBe('Sports week')
})

test('merge: combines additions to and removals from relations and tags', () => {
  const before = { office_ids: [1, 2, 3], levels: ['College', 'Graduate'] }
  const { values, theirs, conflicts } = merge(
    before,
    { office_ids: [4, 1, 2], levels: ['College'] },
    { office_ids: [1, 3, 5], levels: ['College', 'Graduate', 'Senior High'] },
  )
  expect(values).toEqual({ office_ids: [1, 5, 4], levels: ['College', 'Senior High'] })
  expect([names(theirs), conflicts]).toEqual([['levels', 'office_ids'], []])
})

test.each([
  ['both together remove all tags', ['College', 'Graduate'], ['College'], ['Graduate']],
  ['one user chooses all', ['College', 'Graduate'], null, ['College']],
])('merge: never empties tags if %s, because no tag means all', (_how, before, mine, theirs) => {
  const { conflicts } = merge({ levels: before }, { levels: mine }, { levels: theirs })
  expect(names(conflicts)).toEqual(['levels'])
})

test("merge: keeps a flag of mine, which isn't a field", () => {
  expect(merge(base, { title: 'Games', is_past: true }, base).values).toMatchObject({ is_past: true })
})

const hours = (...lines: [office: string, when: string][]) => ({
  hours: lines.map(([office, when]) => ({ office, when })),
})
const clinic: [string, string] = ['Clinic', '8 to 5']
const library: [string, string] = ['Library', '8 to 7']

test('merge: combines changed, added and removed rows, and only asks about a row that both changed', () => {
  const before = hours(clinic, library, ['Canteen', '6 to 6'])
  const merged = merge(
    before,
    hours(['Clinic', '8 to 4'], library, ['Canteen', '6 to 6']),
    hours(clinic, ['Library', '8 to 9'], ['Registrar', '8 to 5']),
  )
  expect(merged.conflicts).toEqual([])
  expect(merged.values).toEqual(hours(['Clinic', '8 to 4'], ['Library', '8 to 9'], ['Registrar', '8 to 5']))
  const asked = merge(
    before,
    hours(['Clinic', 'Closed'], library),
    hours(['Clinic', '8 to 4'], library, ['Canteen', '7 to 6']),
  )
  const [conflict] = asked.conflicts
  expect(conflict?.collisions).toHaveLength(2)
  expect(conflict?.collisions[0]).toEqual({
    base: [{ office: 'Clinic', when: '8 to 5' }],
    mine: [{ office: 'Clinic', when: 'Closed' }],
    theirs: [{ office: 'Clinic', when: '8 to 4' }],
  })
  expect(conflict?.resolve(['theirs', 'theirs'])).toEqual(
    hours(['Clinic', '8 to 4'], library, ['Canteen', '7 to 6']).hours,
  )
})

test('merge: asks about rows that both added in one place, and can keep both', () => {
  const { conflicts } = merge(hours(clinic), hours(clinic, library), hours(clinic, ['Canteen', '6 to 6']))
  expect(conflicts[0]?.collisions).toMatchObject([{ base: null }])
  expect(conflicts[0]?.resolve(['both'])).toEqual(hours(clinic, ['Canteen', '6 to 6'], library).hours)
})
