import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { I18nContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { english } from '../../language/english.ts'
import { DataEditor } from '../data-editor/data-editor.tsx'
import type { FileEditorProps } from '../file-editor.ts'
import { CollegeForm } from './college-form.tsx'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../../../college', file), 'utf8')

const show = (Form: ComponentType<FileEditorProps>, path: string, more: Partial<FileEditorProps> = {}) => {
  const shown = { text: read(path) }
  const Page = () => {
    const [text, setText] = useState(shown.text)
    const onChange = (changed: string) => {
      shown.text = changed
      setText(changed)
    }
    return (
      <Form
        path={path}
        text={text}
        onChange={onChange}
        faults={[]}
        warnings={[]}
        isReadOnly={false}
        tree={[]}
        files={[]}
        readFile={() => undefined}
        changeFile={() => undefined}
        {...more}
      />
    )
  }
  render(
    <I18nContextProvider value={english}>
      <Page />
    </I18nContextProvider>,
  )
  return shown
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })

test('a fault stands under its field', () => {
  const fault = { path: 'college.yaml', line: 3, text: 'motto: must be a text.' }
  show(CollegeForm, 'college.yaml', { faults: [fault] })
  expect(screen.getByRole('textbox', { name: 'Motto' })).toHaveAccessibleDescription('Must be a text.')
})

test('a colour that would make a text hard to read is told while it is chosen', () => {
  const shown = show(CollegeForm, 'college.yaml')
  const day = within(screen.getByRole('group', { name: 'By day' }))
  fireEvent.change(day.getByRole('textbox', { name: 'Text' }), { target: { value: '#CCCCCC' } })
  expect(shown.text).toContain("    ink: '#cccccc'")
  expect(day.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription(/contrast of 1\.\d/)
})

test('the dialog of the newer website is taken out and put in', () => {
  const shown = show(CollegeForm, 'college.yaml')
  const name = 'A newer website, to which the home page invites'
  fireEvent.click(screen.getByRole('button', { name: `Take out: ${name}` }))
  expect(shown.text).not.toContain('newerWebsite')
  fireEvent.click(screen.getByRole('button', { name: `Add: ${name}` }))
  type('Title of the invitation', 'Come and see')
  expect(shown.text).toContain('  title: Come and see')
})

test('the dialog of the newer website is shown until a day, or not now; pages tell when they were checked', () => {
  const shown = show(CollegeForm, 'college.yaml')
  const former = shown.text
  fireEvent.change(screen.getByLabelText('Last day on which it is shown'), {
    target: { value: '2027-01-31' },
  })
  expect(shown.text).toContain('  until: 2027-01-31')
  fireEvent.change(screen.getByLabelText('Last day on which it is shown'), { target: { value: '' } })
  const hidden = screen.getByRole('switch', { name: 'Not shown now' })
  fireEvent.click(hidden)
  expect(shown.text).toContain('  hidden: true')
  fireEvent.click(hidden)
  expect(shown.text).toBe(former)
  fireEvent.click(screen.getByRole('switch', { name: 'Pages say when they were last checked' }))
  expect(shown.text).toContain('showLastChecked: true')
})

test('who may only read changes nothing', () => {
  show(CollegeForm, 'college.yaml', { isReadOnly: true })
  expect(screen.getByRole('textbox', { name: 'Motto' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Add|Delete|ours/ })).toBeNull()
})

test('a file that is no YAML is edited as text', () => {
  const shown = show(CollegeForm, 'college.yaml', { text: 'a: [' })
  type('Text of the file', 'a: []')
  expect(shown.text).toBe('a: []')
})

test('a data file has the facts and lines that its page shows', () => {
  const shown = show(DataEditor, 'data/library.yaml')
  fireEvent.click(screen.getAllByRole('button', { name: 'This is ours now' })[0] ?? document.body)
  expect(shown.text).not.toBe(read('data/library.yaml'))
})
