import type { Field } from '@kampana/shared/kinds/index'
import { viewOf } from '../crud/kinds/index.ts'
import * as forms from '@kampana/shared/forms/forms'
import { passageLanguages } from '@kampana/shared/rich-text/passage-languages'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Resource } from '@kampana/shared/resource'
import { resources } from '@kampana/shared/resources/index'
import { defaultI18nProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { createFilipino, texts } from './filipino/index.ts'
import { names } from './filipino/names.ts'
import { reactAdmin } from './filipino/react-admin.ts'
import { findTexts } from './texts-in-source.ts'

const { translated, plain } = findTexts(`${import.meta.dirname}/..`)
const filipino = createFilipino(defaultI18nProvider)
const t = (text: string, values = {}) => filipino.translate(text, values)

test('everything that a screen says has its Filipino words', () => {
  expect([...new Set(translated)].filter((text) => !(text in texts))).toEqual([])
})

test('nothing on a screen is said in English only', () => {
  expect(plain).toEqual([])
})

test('every label and choice of a declaration has its Filipino words, unless it has none at all', () => {
  expect(declared().filter((text) => !(text in texts))).toEqual([])
})

test('everything that the server says to staff has its Filipino words', () => {
  expect(fixed().filter((text) => !(text in texts))).toEqual([])
})

test('the dictionary holds nothing that nobody says', () => {
  const used = new Set([...translated, ...declared(), ...fixed(), ...made])
  const kept = Object.keys(texts).filter((text) => !(text in reactAdmin) && !(text in names))
  expect(kept.filter((text) => !used.has(text))).toEqual([])
})

test('a notice of the server is understood, with what it is about', () => {
  expect(t('The role was saved.')).toBe('Nai-save na ang tungkulin.')
  expect(t('The account of Maria Santos is active now.')).toBe('Active na ang account ni Maria Santos.')
  expect(t('The new password field must be at least 8 characters. (and 2 more errors)')).toBe(
    'Hindi dapat bababa sa 8 karakter ang bagong password. (at 2 pang mali)',
  )
})

test('what has no translation is said as it came, with its values', () => {
  expect(t('Ang sabi ng server')).toBe('Ang sabi ng server')
  expect(t('Welcome, %{name}', { name: 'Ana' })).toBe('Maligayang pagdating, Ana')
  expect(t('ra.action.save', { _: 'Save' })).toBe('I-save')
  expect(t('anything', { _: 'Title' })).toBe('Pamagat')
  expect(t('constructor')).toBe('constructor')
})

const declared = (): string[] => {
  // A new resource is in English as long as nobody has translated it; half of one would be a mistake.
  const spoken = (resources as readonly Resource[]).filter(({ label }) => label in texts)
  const fields = [
    ...spoken.flatMap(({ fields: own }) => Object.values(own)),
    ...Object.entries(forms)
      .filter(([name]) => name !== 'contactForm')
      .flatMap(([, form]) => Object.entries(form).filter(([name]) => name !== 'token'))
      .map(([, field]) => field as Field),
  ]
  return [
    ...spoken.map(({ label }) => label),
    ...fields.map(({ label }) => label),
    ...fields.flatMap((field) => viewOf(field).labels(field)),
  ]
}

/** What only visitors of the website read, who have no language to choose. */
const forVisitors = new Set([
  'messageSent',
  'researchNotFound',
  'noUpdates',
  'noActivities',
  'noNewsAndEvents',
  'noAnnouncements',
  'noNotice',
  'noNoticeInForce',
  'titleNotFound',
  'underConstruction',
  'posted',
])

const fixed = (): string[] => [
  ...Object.values(passageLanguages),
  ...Object.entries({ ...messages, ...errorMessages } as unknown as Record<
    string,
    Fixed | Record<string, Fixed>
  >)
    .filter(([name]) => !forVisitors.has(name))
    .flatMap(([, message]) => (typeof message === 'object' ? Object.values(message) : [message]))
    .map(patternOf),
  // One more error, and several.
  patternOf((first: string) => messages.invalid.summary(first, 1)).replace('1', '%{1}'),
]

type Fixed = string | ((...values: never[]) => string)

/** The text as it is with any values. */
const patternOf = (message: Fixed): string => {
  if (typeof message === 'string') return message
  const marks = [0, 1, 2].map((at) => new Mark(`%{${at}}`))
  return message(...(marks as unknown as never[]))
}

/** Stands for a text, a number or a list of texts. */
class Mark extends String {
  join() {
    return this.toString()
  }
}

/** A permission's description is made of an action and a resource, a filter's label of a field and an edge. */
const made = [
  ...['List', 'Show', 'Create', 'Edit', 'Delete', 'Activate', 'Resend'].map((action) => `${action} %{0}`),
  '%{0}, from',
  '%{0}, to',
]
