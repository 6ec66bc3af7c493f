import { isSameValue } from '@kampana/engine-declare/merge/comparison'
import { inputName, type Field } from '@kampana/engine-declare/kinds/index'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { everyKind, everyKindOnce } from '../../../../../tests/support/input/every-kind.ts'
import { sampledKinds, specimens } from '../../../../../tests/support/input/specimens.ts'
import { specimenOf, valueOf } from '../../../../../tests/support/input/specimen-values.ts'
import type { Surroundings } from '../../../../../tests/support/input/specimen.ts'
import { texts } from '../../language/filipino.ts'
import { administrator } from '../../testing/fake-server.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'
import { toText } from '@kampana/engine-admin/screens/fields/to-text'
import { kindView } from '@kampana/engine-admin/screens/kinds/index'

beforeAll(() => registerOwnResources([everyKind, everyKindOnce]))
afterAll(() => registerOwnResources([]))

const around: Surroundings = {
  pictures: ['https://first.example/a.png', 'https://first.example/b.png'],
  files: ['/files/0123456789abcdef0123456789abcdef/a.pdf', '/files/b.pdf'],
  records: {
    users: [
      { id: 7, description: 'Ana' },
      { id: 8, description: 'Ben' },
    ],
  },
  lists: { levels: ['College', 'High School'], campuses: [], emblems: [] },
}
const record = {
  id: 1,
  ...Object.fromEntries(
    Object.entries(everyKind.fields).map(([name, field]) => [
      name,
      name.endsWith('_given') ? valueOf(field, 0, around).read : field.kind === 'referenceMany' ? [] : null,
    ]),
  ),
  title: 'Trial',
}
const fieldsOf = (role: string): [name: string, field: Field][] =>
  Object.entries(everyKind.fields).filter(([name]) => name.endsWith(`_${role}`))

/** Resources with only the fields that a test needs: rendering all of them takes a second. */
const withFew = () => {
  const few = ['title', 'address_given', 'rows_given']
  const fields = Object.fromEntries(few.map((name) => [name, everyKind.fields[name]!]))
  registerOwnResources([
    { ...everyKind, fields },
    { ...everyKindOnce, fields },
  ])
  onTestFinished(() => registerOwnResources([everyKind, everyKindOnce]))
}

const none = { body: { data: [], meta: { total: 0 } } }

/** Renders the dashboard with a server that has one record with every kind of field. */
const renderTrials = (address: string, refusal?: Readonly<Record<string, string[]>>) =>
  renderDashboard(address, {
    answering: ({ method, path }) => {
      if (path === '/api/kind-trials') return { body: { data: [record], meta: { total: 1 } } }
      if (path !== '/api/kind-trials/1') return path === '/api/users' ? none : undefined
      return method === 'PUT'
        ? { status: 422, body: { message: 'Refused', errors: refusal } }
        : { body: { data: record } }
    },
  })

describe.each(sampledKinds)('%s', (kind) => {
  const [, field] = fieldsOf('maybe').find(([, { kind: each }]) => each === kind)!
  const [{ read: value }, { read: other }] = [valueOf(field, 0, around), valueOf(field, 1, around)]
  const view = kindView(field)

  test('distinguishes two values in text, CSV and form, and finds equal values the same', () => {
    expect(toText(field, value)).not.toBe(toText(field, other))
    expect(view.csv(value, field)).not.toBe(view.csv(other, field))
    expect(view.csv(value, field)).not.toBe('')
    expect(isSameValue(field, value, other)).toBe(false)
    expect(isSameValue(field, value, structuredClone(value))).toBe(true)
  })

  test('has its sort labels in Filipino', () => {
    for (const label of view.orderLabels ?? []) expect(texts).toHaveProperty([label])
  })
})

test.each(sampledKinds.filter((kind) => specimens[kind].reads.source !== '^$'))(
  'every kind: a value of %s is readable text',
  (kind) => {
    const [, field] = fieldsOf('given').find(([, { kind: each }]) => each === kind)!
    expect(toText(field, valueOf(field, 0, around).read)).toMatch(specimens[kind].reads)
  },
)

test('every kind: a list shows a column and a value for every kind', async () => {
  renderTrials('/kind-trials')
  // Queries by role are slow in such a wide table.
  const row = (await screen.findByText('Trial')).closest('tr')!
  const heads = [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
  const cells = row.querySelectorAll('td')
  for (const [name, field] of fieldsOf('given')) {
    const cell = cells[heads.indexOf(field.label)]!
    expect([name, cell.textContent]).toEqual([name, expect.stringMatching(specimenOf(field).reads) as string])
  }
  // One image, and one vector image on two backgrounds.
  expect(row.querySelectorAll('img')).toHaveLength(3)
})

test('every kind: a page shows every kind under its label, with or without a value', async () => {
  renderTrials('/kind-trial/1')
  const detail = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!
  await screen.findByText('text_given', { selector: 'dt' })
  for (const [, field] of fieldsOf('given'))
    await waitFor(() => expect(detail(field.label)).toHaveTextContent(specimenOf(field).reads))
  for (const [, field] of fieldsOf('maybe'))
    expect(detail(field.label)).toHaveTextContent(kindView(field).noneLabel(field) ?? '–')
})

test('every kind: a form has an input for every kind and shows the server’s error below each', async () => {
  const written = Object.entries(everyKind.fields).filter(([, { readOnly }]) => !readOnly)
  const errors = written.map(([name, field]) => inputName(name, field))
  renderTrials('/kind-trial/1/edit', Object.fromEntries(errors.map((name) => [name, [`No ${name}.`]])))
  const title = await screen.findByLabelText(/^Title/)
  const box = (input: string) => document.querySelector<HTMLElement>(`[data-input='${input}']`)!
  // Waits for all inputs at once: the rich-text editor loads last, and separate waits add up.
  await waitFor(() => {
    for (const [name, field] of written) expect(box(inputName(name, field))).toHaveTextContent(field.label)
  })
  // Extra input that isn't a value of the record.
  expect(box('tell_somebody')).toHaveTextContent('Tell somebody')
  fireEvent.change(title, { target: { value: 'Another' } })
  fireEvent.click(screen.getByText('Save'))
  await waitFor(() => {
    for (const name of errors) expect(box(name)).toHaveTextContent(`No ${name}.`)
  })
})

test('an address: a new record derives it from its title until a person enters another', async () => {
  withFew()
  renderTrials('/kind-trial')
  const title = await screen.findByLabelText(/^Title/)
  const address = await screen.findByLabelText<HTMLInputElement>(/^address_given/)
  const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
  type(title, 'School of Niño')
  await waitFor(() => expect(address).toHaveValue('/school-of-nino'))
  type(title, 'School of Nursing')
  await waitFor(() => expect(address).toHaveValue('/school-of-nursing'))
  type(address, `${location.origin}/Academics/Nursing/`)
  fireEvent.blur(address)
  await waitFor(() => expect(address).toHaveValue('/academics/nursing'))
  type(title, 'College of Nursing')
  await waitFor(() => expect(title).toHaveValue('College of Nursing'))
  expect(address).toHaveValue('/academics/nursing')
  type(address, '/api/nursing')
  fireEvent.click(screen.getByText('Save'))
  expect(await screen.findByText(/the website reserves \/api/)).toBeVisible()
})

test('every kind: a singleton’s menu entry opens its form, which stays open after saving, or its page without edit permission', async () => {
  withFew()
  let saved: unknown
  const { server, shown, user } = renderDashboard('/home', {
    answering: ({ method, path, body }) => {
      if (path !== '/api/kind-settings') return undefined
      if (method === 'PUT') saved = body
      const data = { ...record, ...(saved as object | undefined) }
      return { body: { data, ...(method === 'PUT' && { message: 'The kind setting was saved.' }) } }
    },
  })
  await user.click(await screen.findByRole('link', { name: 'Kind settings' }))
  const title = await screen.findByLabelText(/^Title/)
  expect(shown()).toBe('/kind-settings')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Kind settings')
  fireEvent.change(title, { target: { value: 'Another' } })
  fireEvent.click(screen.getByText('Save'))
  await screen.findByText('The kind setting was saved.')
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Another'))
  expect([saved, shown()]).toMatchObject([{ title: 'Another' }, '/kind-settings'])
  expect(server.calls.filter(({ path }) => path.startsWith('/api/kind-settings/'))).toEqual([])
})

test('every kind: people without edit permission see a singleton’s page', async () => {
  withFew()
  const account = { ...administrator, permissions: ['show kind-settings'] }
  renderDashboard('/kind-settings', {
    account,
    answering: ({ path }) => (path === '/api/kind-settings' ? { body: { data: record } } : undefined),
  })
  expect(await screen.findByText('Title', { selector: 'dt' })).toBeVisible()
  expect(screen.queryByText('Save')).toBeNull()
})

test('rows: can be added, pasted, moved with the keyboard, and deleted with undo', async () => {
  withFew()
  renderTrials('/kind-trial')
  await screen.findByLabelText(/^Title/)
  const rows = await waitFor(() => document.querySelector<HTMLElement>("[data-input='rows_given']")!)
  const days = () =>
    [...rows.querySelectorAll<HTMLTextAreaElement>("textarea[name$='.days']")].map(({ value }) => value)
  fireEvent.click(await within(rows).findByText('Add a row'))
  await waitFor(() => expect(days()).toEqual(['']))
  expect(rows.querySelector("textarea[name$='0.days']")).toHaveFocus()
  const clipboardData = {
    getData: (type: string) => (type === 'text/plain' ? 'Days\tFee\nMonday\t₱1,200\nSunday\t\n' : ''),
  }
  fireEvent.paste(rows.querySelector("textarea[name$='0.days']")!, { clipboardData })
  await waitFor(() => expect(days()).toEqual(['Monday', 'Sunday']))
  expect(rows.querySelector("input[name$='0.fee']")).toHaveValue('1200.00')
  // The value is a single line even if it wraps: Enter adds no line break.
  expect(fireEvent.keyDown(rows.querySelector("textarea[name$='1.days']")!, { key: 'Enter' })).toBe(false)
  fireEvent.keyDown(rows.querySelector("textarea[name$='1.days']")!, { key: 'ArrowUp', altKey: true })
  await waitFor(() => expect(days()).toEqual(['Sunday', 'Monday']))
  fireEvent.click(within(rows).getByLabelText('Delete Row 1'))
  await waitFor(() => expect(days()).toEqual(['Monday']))
  fireEvent.click(within(rows).getByText('Undo'))
  await waitFor(() => expect(days()).toEqual(['Sunday', 'Monday']))
})
