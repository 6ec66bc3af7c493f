import { inputName, type Field } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { everyKind, sampledKinds, type SampledKind } from '../../../../../tests/support/input/every-kind.ts'
import { bodyOf } from '../../../../../tests/support/input/rich-text.ts'
import { texts } from '../../language/filipino/index.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'
import { toText } from '../fields/to-text.ts'
import { viewOf } from './index.ts'

vi.mock('@kampana/shared/resources/index', async (load) => {
  const real = await load<{ resources: readonly Resource[] }>()
  const { everyKind: made } = await import('../../../../../tests/support/input/every-kind.ts')
  return { ...real, resources: [...real.resources, made] }
})

/** Two values of each kind as a record has them, and what people read of the first. A new kind has its line here. */
const values: Readonly<Record<SampledKind, [value: unknown, other: unknown, read: RegExp]>> = {
  text: ['First', 'Second', /First/],
  longText: ['First', 'Second', /First/],
  richText: [bodyOf('First'), bodyOf('Second'), /First/],
  email: ['first@college.example', 'second@college.example', /first@college/],
  url: ['https://first.example/a', 'https://second.example', /first\.example\/a/],
  day: ['2999-01-01', '2999-02-01', /Jan 1, 2999/],
  datetime: ['2999-01-01T00:00:00.000000Z', '2999-02-01T00:00:00.000000Z', /Jan 1, 2999/],
  select: ['one', 'other', /One/],
  tags: [['College'], ['High School'], /College/],
  number: [12.5, 13, /12\.5/],
  money: [123_450, 5, /₱1,234\.50/],
  boolean: [1, 0, /Yes/],
  picture: ['https://first.example/a.png', 'https://first.example/b.png', /^$/],
  file: ['/files/0123456789abcdef0123456789abcdef/a.pdf', '/files/b.pdf', /a\.pdf/],
  reference: [{ id: 7, description: 'Ana' }, { id: 8, description: 'Ben' }, /Ana/],
  referenceMany: [[{ id: 7, description: 'Ana' }], [{ id: 8, description: 'Ben' }], /Ana/],
}
const record = {
  id: 1,
  ...Object.fromEntries(
    Object.entries(everyKind.fields).map(([name, { kind }]) => [
      name,
      name.endsWith('_given') ? values[kind as SampledKind][0] : kind === 'referenceMany' ? [] : null,
    ]),
  ),
  title: 'Trial',
}
const fieldsOf = (role: string): [name: string, field: Field][] =>
  Object.entries(everyKind.fields).filter(([name]) => name.endsWith(`_${role}`))

const none = { body: { data: [], meta: { total: 0 } } }

/** The dashboard over a server that has one record with every kind of field. */
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
  const [value, other] = values[kind]
  const [, field] = fieldsOf('maybe').find(([, { kind: each }]) => each === kind)!
  const view = viewOf(field)

  test('two values are told apart in text, sheet and form, and one is the same as itself', () => {
    expect(toText(field, value)).not.toBe(toText(field, other))
    expect(view.csv(value, field)).not.toBe(view.csv(other, field))
    expect(view.csv(value, field)).not.toBe('')
    expect(view.comparable(value)).not.toBe(view.comparable(other))
    expect(view.comparable(structuredClone(value))).toBe(view.comparable(value))
  })

  test('the words of its order are said in Filipino', () => {
    for (const label of view.orderLabels ?? []) expect(texts).toHaveProperty([label])
  })
})

test.each(sampledKinds.filter((kind) => kind !== 'picture'))(
  'a value of %s is text as people read it',
  (kind) => {
    const [, field] = fieldsOf('given').find(([, { kind: each }]) => each === kind)!
    const [value, , read] = values[kind]
    expect(toText(field, value)).toMatch(read)
  },
)

test('a list shows a column for every kind, and its value', async () => {
  renderTrials('/kind-trials')
  // Roles are slow to look up in so wide a table.
  const row = (await screen.findByText('Trial', {}, { timeout: 5000 })).closest('tr')!
  const heads = [...document.querySelectorAll('th')].map(({ textContent }) => textContent)
  const cells = row.querySelectorAll('td')
  for (const [name, { label, kind }] of fieldsOf('given')) {
    const cell = cells[heads.indexOf(label)]!
    expect([name, cell.textContent]).toEqual([
      name,
      expect.stringMatching(values[kind as SampledKind][2]) as string,
    ])
  }
  expect(row.querySelector('img')).toBeVisible()
})

test('a page shows every kind under its label, and what has no value', async () => {
  renderTrials('/kind-trial/1')
  const detail = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling!
  await screen.findByText('text_given', { selector: 'dt' })
  for (const [, { label, kind }] of fieldsOf('given'))
    await waitFor(() => expect(detail(label)).toHaveTextContent(values[kind as SampledKind][2]))
  for (const [, field] of fieldsOf('maybe'))
    expect(detail(field.label)).toHaveTextContent(viewOf(field).noneLabel(field) ?? '–')
})

test(
  'a form has an input for every kind, and what the server refuses is said under each',
  { timeout: 60_000 },
  async () => {
    const written = Object.entries(everyKind.fields).filter(([, { readOnly }]) => !readOnly)
    const errors = written.map(([name, field]) => inputName(name, field))
    renderTrials('/kind-trial/1/edit', Object.fromEntries(errors.map((name) => [name, [`No ${name}.`]])))
    const title = await screen.findByLabelText(/^Title/)
    const box = (input: string) => document.querySelector<HTMLElement>(`[data-input='${input}']`)!
    for (const [name, field] of written)
      await waitFor(() => expect(box(inputName(name, field))).toHaveTextContent(field.label), {
        timeout: 5000,
      })
    fireEvent.change(title, { target: { value: 'Another' } })
    fireEvent.click(screen.getByText('Save'))
    await waitFor(() => expect(box('title')).toHaveTextContent('No title.'), { timeout: 5000 })
    // The editor of rich text comes last.
    for (const name of errors)
      await waitFor(() => expect(box(name)).toHaveTextContent(`No ${name}.`), { timeout: 10_000 })
  },
)
