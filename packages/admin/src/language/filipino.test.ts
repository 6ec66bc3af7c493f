import {
  action,
  formatActionText,
  type ActionText,
  type CustomAction,
} from '@kampana/engine-declare/custom-action'
import { boolean, readOnly, text, type Field } from '@kampana/engine-declare/kinds/index'
import { kindView } from '@kampana/engine-admin/screens/kinds/index'
import { leafFields } from '@kampana/engine-declare/kinds/rows/leaves'
import * as forms from '@kampana/engine-declare/forms/forms'
import { passageLanguages } from '@kampana/engine-declare/rich-text/passage-languages'
import { messages } from '@kampana/shared/messages/messages'
import { permissionGroups } from '@kampana/shared/permission-levels'
import { defineResource, permissionName, type Resource } from '@kampana/engine-declare/resource'
import { invitationFields } from '@kampana/shared/notices/invitation'
import { resources } from '@kampana/shared/resources/index'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { rolePresets } from '@kampana/shared/role-presets'
import { logActions } from '@kampana/shared/resources/logs'
import { logPattern } from '../resources/log-sentence.ts'
import { expect, test } from 'vitest'
import { message, parseMessage } from '@kampana/engine-declare/messages/message'
import { english } from '@kampana/engine-admin/language/english'
import parts from './fil.json'
import source from './fil.json?raw'
import { createFilipino, texts } from './filipino.ts'
import { findTexts } from '../testing/texts-in-source.ts'

const { translated, plain } = findTexts()
const filipino = createFilipino(english)
const t = (text: string, values = {}) => filipino.translate(text, values)

test('filipino: translates all texts of screens', () => {
  expect([...new Set(translated)].filter((text) => !(text in texts))).toEqual([])
})

test('filipino: finds no untranslatable text on screens', () => {
  expect(plain).toEqual([])
})

test('filipino: translates all labels and choices of a declaration, or none', () => {
  expect(declared().filter((text) => !(text in texts))).toEqual([])
})

test('filipino: translates all messages of the server for staff', () => {
  expect(fixed().filter((text) => !(text in texts))).toEqual([])
})

test('filipino: contains no unused texts', () => {
  const used = new Set([...translated, ...declared(), ...fixed(), ...made])
  const kept = Object.keys(texts).filter(
    (text) => !(text in parts['react-admin']) && !(text in parts['names in sentences']),
  )
  expect(kept.filter((text) => !used.has(text))).toEqual([])
})

test('filipino: translates each text in one place only', () => {
  // Parsing removes keys that are repeated within a file.
  const keys = source.split('\n').flatMap((line) => /^ {4}("(?:[^"\\]|\\.)*"):/.exec(line)?.[1] ?? [])
  expect(new Set(keys).size).toBe(Object.keys(texts).length)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('filipino: translates a message of the server with its values', () => {
  expect(t(messages.edited('role'))).toBe('Na-save na ang tungkulin.')
  expect(t(messages.activated('Maria Santos'))).toBe('Active na ang account ni Maria Santos.')
  expect(t(messages.willAppear(messages.inYear(messages.inMonth[0]!('4'), '2027'), '08:00'))).toBe(
    'Lalabas ito sa ika-4 ng Enero, 2027, 08:00.',
  )
  expect(t(messages.invalid.summary(messages.invalid.min('new password', 8), 2))).toBe(
    'Hindi dapat bababa sa 8 karakter ang bagong password. (at 2 pang mali)',
  )
})

test('filipino: preserves a value that looks like part of a sentence', () => {
  const name = "was saved. The account of The title field is required. can't be used: %{0} |||| %{_}"
  expect(t(messages.activated(name))).toBe(`Active na ang account ni ${name}.`)
  expect(english.translate(messages.activated(name))).toBe(`The account of ${name} is now active.`)
})

test("filipino: uses a college's own translations after the product's", () => {
  const rooms = defineResource({
    name: 'rooms',
    singular: 'room',
    label: 'Rooms',
    title: 'name',
    actions: ['list'],
    customActions: {
      // Verb that neither the product nor docs/how-to/add-an-action.md uses.
      mothball: action({
        confirm: (name) => `Mothball ${name}?`,
        log: 'mothballed',
        sets: { mothballed: 1 },
      }),
    },
    fields: { name: text('Name'), mothballed: readOnly(boolean('Mothballed')) },
    filipino: { Rooms: 'Mga Silid', room: 'silid', Name: 'Ngalan', 'Mothball %{0}?': 'Itabi ang %{0}?' },
  })
  registerOwnResources([rooms])
  expect(t('Rooms')).toBe('Mga Silid')
  expect(t('Name')).toBe('Pangalan')
  expect(t(messages.edited('room'))).toBe('Na-save na ang silid.')
  expect(t(formatActionText(rooms.customActions.mothball.confirm!, 'A 1'))).toBe('Itabi ang A 1?')
  expect(t('Mothballed')).toBe('Mothballed')
  registerOwnResources([])
})

test('filipino: translates known texts of other servers, which send no codes, and preserves the rest', () => {
  expect(t('The password is incorrect.')).toBe('Mali ang password.')
  expect(t('The title field is required.')).toBe('The title field is required.')
})

test('filipino: falls back to the original text with its values', () => {
  expect(t('Ang sabi ng server')).toBe('Ang sabi ng server')
  expect(t(message`A ${'role'} of a later server.`)).toBe('A role of a later server.')
  expect(t('Welcome, %{name}', { name: 'Ana' })).toBe('Maligayang pagdating, Ana')
  expect(t('ra.action.save', { _: 'Save' })).toBe('I-save')
  expect(t('anything', { _: 'Title' })).toBe('Pamagat')
  expect(t('constructor')).toBe('constructor')
})

const declared = (): string[] => {
  // A new resource may stay in English, but must not be translated in part.
  const { spoken = [], unspoken = [] } = Object.groupBy(resources as readonly Resource[], ({ label }) =>
    label in texts ? 'spoken' : 'unspoken',
  )
  // The log names every resource and its actions.
  const untold = new Set(
    unspoken.flatMap(({ label, customActions }) =>
      Object.values(customActions)
        .map(({ log }) => log.label)
        .concat(label),
    ),
  )
  const phrases = [
    ...Object.values(logActions).map(({ phrase }) => phrase),
    ...spoken.flatMap(({ customActions }) => Object.values(customActions).map(({ log }) => log.phrase)),
  ]
  const fields = [
    ...spoken.flatMap(({ fields: own }) => Object.values(own)),
    ...spoken.flatMap(({ customActions }) =>
      Object.values(customActions).flatMap(({ fields: asked }) => Object.values(asked)),
    ),
    ...Object.values(invitationFields),
    ...Object.entries(forms)
      .filter(([name]) => name !== 'contactForm')
      .flatMap(([, form]) => Object.entries(form).filter(([name]) => name !== 'token'))
      .map(([, field]) => field as Field),
  ]
  return [
    ...spoken.flatMap(({ label, group }) => (group === undefined ? [label] : [label, group])),
    ...permissionGroups()
      .map(({ label }) => label)
      .filter((label) => !untold.has(label)),
    ...rolePresets.map(({ name }) => name),
    ...phrases.map(logPattern),
    ...spoken.flatMap(({ purpose }) => purpose ?? []),
    ...spoken.flatMap(({ empty }) => empty ?? []),
    ...spoken.flatMap(({ headings }) => Object.values(headings ?? {}).filter((each) => each !== undefined)),
    ...[...fields, ...fields.flatMap(leafFields)].flatMap(({ label, help }) =>
      help === undefined ? [label] : [label, help],
    ),
    ...fields.flatMap((field) => kindView(field).labels(field)).filter((label) => !untold.has(label)),
    ...spoken.flatMap((resource) =>
      Object.values<CustomAction>(resource.customActions).flatMap((action) => textsOf(resource, action)),
    ),
  ]
}

/** Texts of a custom action: its button, its confirmation and message, and its permission. */
const textsOf = (resource: Resource, { label, permission, when, confirm, done }: CustomAction): string[] => [
  label,
  permissionPattern(permissionName(permission, resource).replace(/ .*$/, '')),
  codeOfAction(done),
  ...(confirm === undefined ? [] : [codeOfAction(confirm)]),
  ...(when ? [when.otherwise] : []),
]

/** Key of a text in the dashboard, which may be a template such as `Archive ${name}?`. */
const codeOfAction = (text: ActionText): string => parseMessage(formatActionText(text, 'A 1')).code

/** Messages for visitors of the website, which has no language choice. */
const forVisitors = new Set([
  'lastChecked',
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
  'editThisPage',
  'forStaff',
])

/** Messages of forms and of the server for staff. The site's messages are in English, like the site. */
const sources = import.meta.glob<Record<string, unknown>>(
  [
    '../../../engine/declare/src/messages/*-messages.ts',
    '../../../shared/src/messages/*-messages.ts',
    '../../../shared/src/messages/messages.ts',
    '!../../../shared/src/messages/public-messages.ts',
  ],
  { eager: true },
)

const fixed = (): string[] => [
  ...Object.values(passageLanguages),
  ...Object.values(sources)
    .flatMap((source) => Object.values(source))
    .filter((each) => typeof each === 'object' && each !== null)
    .flatMap((each) => Object.entries(each as Record<string, Fixed | Record<string, Fixed>>))
    .filter(([name]) => !forVisitors.has(name))
    .flatMap(([, message]) => (typeof message === 'object' ? Object.values(message) : [message]))
    .map(codeOf),
  codeOf((first: string) => messages.invalid.summary(first, 1)),
]

type Fixed = string | ((...values: never[]) => string)

/** Dictionary key of a text: its template, without values. */
const codeOf = (message: Fixed): string =>
  typeof message === 'string' ? message : parseMessage(message(...(anyValues as unknown as never[]))).code

/** Placeholder for a text, a number or a list of texts. */
class AnyValue extends String {
  join() {
    return this.toString()
  }
}
const anyValues = [1, 2, 3].map((value) => new AnyValue(value))

/** A permission's description consists of an action and a resource. */
const permissionPattern = (action: string): string =>
  `${action.charAt(0).toUpperCase()}${action.slice(1).replaceAll('-', ' ')} %{0}`
const made = ['list', 'show', 'create', 'edit', 'delete', 'move'].map(permissionPattern)
