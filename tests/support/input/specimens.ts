// The limit on lines is off, because there are many kinds.
/* oxlint-disable max-lines */
import * as kinds from '@kampana/engine-declare/kinds/index'
import { slugify } from '@kampana/engine-declare/text/slug'
import { bodyOf } from './rich-text.ts'
import {
  exact,
  pages,
  phrase,
  range,
  rowsBy,
  type SampledKind,
  several,
  type Specimen,
  valueBy,
  word,
  wordOf,
  written,
} from './specimen.ts'

/** Values that contain the address of a file. */
const inFile = (value: (address: string) => unknown) => ({ upload: 'file', value }) as const
const itself = (address: string) => address

/** A specimen of each kind. A new kind without a specimen doesn't compile. */
export const specimens: { [K in SampledKind]: Specimen<K> } = {
  text: {
    field: (label) => kinds.text(label, { max: 60 }),
    value: (field, turn, { lists }) => {
      if (field.form) return [written(field.form.pattern, turn)]
      return field.of ? [lists[field.of][turn]] : phrase(field, turn)
    },
    reads: /First/,
    holds: inFile((address) => `See ${address}`),
    wrong: 7,
    ...word,
  },
  longText: {
    field: (label) => kinds.longText(label),
    value: phrase,
    reads: /First/,
    holds: inFile((address) => `See\n${address}.`),
    wrong: 7,
    ...word,
  },
  richText: {
    field: (label) => kinds.richText(label),
    value: ({ label }, turn) => [bodyOf(`${wordOf(turn)} ${label}`)],
    reads: /First/,
    holds: inFile((address) => bodyOf(`See ${address} there`)),
    wrong: 'no document',
    ...exact,
  },
  email: {
    field: (label) => kinds.email(label),
    value: (_field, turn) => [`${wordOf(turn).toLowerCase()}@college.example`],
    reads: /first@college/,
    holds: null,
    wrong: 'nobody',
    ...word,
  },
  url: {
    field: (label) => kinds.url(label),
    value: ({ orPage }, turn) => [
      orPage === 'only' ? pages[turn] : `https://${wordOf(turn).toLowerCase()}.example/a?b=c`,
    ],
    reads: /first\.example\/a/,
    holds: inFile((address) => `https://college.example${address}`),
    wrong: 'javascript:alert(1)',
    ...word,
  },
  address: {
    field: (label) => kinds.address(label, { suggestFrom: 'title' }),
    // Addresses must be unique, so each contains its field's label.
    value: ({ label, under = `/${slugify(label)}` }, turn) => [`${under}/${wordOf(turn).toLowerCase()}`],
    reads: /\/address-given\/first/,
    holds: null,
    wrong: '/No Page/..',
    ...word,
  },
  day: {
    field: (label) => kinds.day(label),
    value: (_field, turn) => [`2999-0${turn + 1}-01`],
    reads: /Jan 1, 2999/,
    holds: null,
    wrong: '2999-02-30',
    ...range,
  },
  // Before every day value, because the last day of an update can't precede its publication.
  datetime: {
    field: (label) => kinds.datetime(label),
    value: (_field, turn) => [`2998-0${turn + 1}-01T08:00:00+08:00`, `2998-0${turn + 1}-01T00:00:00.000000Z`],
    reads: /Jan 1, 2998/,
    holds: null,
    wrong: 'soon',
    ...range,
  },
  select: {
    field: (label) => kinds.select(label, { one: 'One', other: 'Other' }),
    value: ({ options }, turn) => [options.at(turn === 0 ? 0 : -1)!.value],
    reads: /One/,
    holds: null,
    wrong: 'none of them',
    ...exact,
  },
  tags: {
    field: (label) => kinds.tags(label, { of: 'levels', all: 'All levels' }),
    value: ({ of }, turn, { lists }) => [lists[of].slice(turn, turn + 1)],
    reads: /College/,
    holds: null,
    wrong: ['Nowhere'],
    ...several,
  },
  number: {
    field: (label) => kinds.number(label, { min: 12.5, max: 60 }),
    value: ({ min = 1, max = min + 1.5 }, turn) => [turn === 0 ? min : max],
    reads: /12\.5/,
    holds: null,
    wrong: 'many',
    ...range,
  },
  money: {
    field: (label) => kinds.money(label, { max: 1_000_000 }),
    value: (_field, turn) => [turn === 0 ? 123_450 : 654_321],
    reads: /₱1,234\.50/,
    holds: null,
    wrong: 12.5,
    ...range,
  },
  boolean: {
    field: (label) => kinds.boolean(label),
    value: (_field, turn) => [1 - turn],
    reads: /Yes/,
    holds: null,
    wrong: 'perhaps',
    ...exact,
  },
  color: {
    field: (label) => kinds.color(label, { contrastWith: 'white' }),
    value: (_field, turn) => (turn === 0 ? [' #4B83CC ', '#4b83cc'] : ['fff', '#ffffff']),
    reads: /#4b83cc/,
    holds: null,
    wrong: 'blue',
    ...word,
  },
  picture: {
    field: (label) => kinds.picture(label),
    value: (_field, turn, { pictures }) => [pictures[turn]],
    reads: /^$/,
    holds: { upload: 'image', value: itself },
    wrong: '/media/00000000000000000000000000000000/480x270.webp',
    ...exact,
  },
  file: {
    field: (label) => kinds.file(label),
    value: (_field, turn, { files }) => [files[turn]],
    reads: /a\.pdf/,
    holds: inFile(itself),
    wrong: 'https://elsewhere.example/form.pdf',
    ...exact,
  },
  drawing: {
    field: (label) => kinds.drawing(label),
    value: (_field, turn) => [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 ${turn}h9v8z"/></svg>`,
    ],
    reads: /^$/,
    holds: null,
    wrong: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ...exact,
  },
  rows: {
    field: (label) =>
      kinds.rows(label, {
        days: kinds.text('Days', { max: 60 }),
        fee: kinds.optional(kinds.money('Fee')),
        form: kinds.optional(kinds.file('Form')),
        levels: kinds.tags('Levels', { of: 'levels', all: 'All levels' }),
      }),
    value: ({ columns, min }, turn, around) =>
      rowsBy((column) => valueBy(specimens[column.kind], column, turn, around), columns, min),
    reads: /First/,
    holds: inFile((form) => [{ days: 'Sunday', form }]),
    wrong: ['no row'],
    ...several,
  },
  reference: {
    field: (label, input) => kinds.reference(label, 'users', input),
    value: ({ resource }, turn, { records }) => {
      const record = records[resource]?.[turn] ?? null
      return [record?.id ?? null, record]
    },
    reads: /Ana/,
    holds: null,
    wrong: 999_999,
    ...exact,
  },
  referenceMany: {
    field: (label, input) => kinds.referenceMany(label, 'users', input),
    value: ({ resource }, turn, { records }) => {
      const some = (records[resource] ?? []).slice(turn)
      return [some.map(({ id }) => id), some]
    },
    reads: /Ana/,
    holds: null,
    wrong: [999_999],
    ...several,
  },
}
export const sampledKinds = Object.keys(specimens) as SampledKind[]
