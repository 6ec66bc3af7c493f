import type { Row } from '@kampana/shared/kinds/index'
import { toRows } from '@kampana/shared/kinds/rows/rows'
import { college } from '@kampana/shared/resources/college'
import { stringify } from 'yaml'
import { z } from 'zod'
import { readCollege } from '../college.ts'
import { readMarkedFile, sample } from '../yaml/sample.ts'
import type { FieldForm, Layout, RecordFiles } from './layouts/layout.ts'
import { isMapping } from './layouts/pairs.ts'
import { readFields } from './layouts/read-fields.ts'
import { writeFields } from './layouts/write-fields.ts'

const file = 'college.yaml'
const seals = { seal: 'seal.svg', seal_mono: 'seal-mono.svg' } as const

const joinLines = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : value)
const splitLines = (value: unknown): string[] =>
  String(value ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Campuses with the lines of their addresses and telephones in another form. */
const mapLines = (campuses: unknown, map: (lines: unknown) => unknown): Row[] =>
  toRows(campuses).map(({ address, phones, ...campus }) =>
    Object.assign(campus, { address: map(address), phones: map(phones) }),
  )

/** `true`, or left out. */
const flag: FieldForm = { read: Number, write: Boolean }

const layout: Layout = {
  resource: college,
  groups: ['studentPortal', 'newerWebsite', 'colours.light', 'colours.dark', 'colours'],
  besides: Object.keys(seals),
  forms: {
    founded: { read: (value) => (typeof value === 'number' ? String(value) : value), write: Number },
    levels: {
      read: (value) => (Array.isArray(value) ? value.map((name: unknown) => ({ name })) : value),
      write: (value) => toRows(value).map(({ name }) => name),
    },
    campuses: {
      read: (value) => mapLines(value, joinLines),
      write: (value) => mapLines(value, splitLines),
    },
    newer_website_hidden: flag,
    show_last_checked: flag,
  },
}

/** Who the college is. Its seals are files beside it. */
export const collegeFiles: RecordFiles = {
  resource: college,
  files: () => [file, ...Object.values(seals)],
  read: (files) => {
    // What is wrong is told in the words of the site's reader, once.
    readCollege(files)
    const { value, findLine, samples } = readMarkedFile(files, file, z.looseObject({ sample }))
    const given = value['newerWebsite']
    const whole = {
      showLastChecked: false,
      ...value,
      newerWebsite: { hidden: false, ...(isMapping(given) && given) },
    }
    const drawings = Object.entries(seals).map(([field, path]) => [field, files.text(path)])
    const mapping = { files, file, value: whole, at: [], findLine, marks: samples.names }
    return [readFields(layout, mapping, Object.fromEntries(drawings))]
  },
  write: ([record]) => {
    if (!record) return {}
    const { values, samples } = record
    const drawings = Object.entries(seals).map(([field, path]) => [path, `${String(values[field])}\n`])
    const text = stringify(writeFields(layout, { values: withoutBlanks(values), samples }), {
      lineWidth: 100,
    })
    return { [file]: text, ...Object.fromEntries(drawings) }
  },
}

/** A switch that is off is left out, and so is a newer website without an address. */
const withoutBlanks = (values: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const isBlank = (name: string): boolean =>
    values[name] === 0 || (name.startsWith('newer_website_') && values['newer_website_address'] == null)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !isBlank(name)))
}
