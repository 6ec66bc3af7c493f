import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { I18nContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { english } from '../../language/english.ts'
import { DataEditor } from '../data-editor/data-editor.tsx'
import type { FileEditorProps } from '../file-editor.ts'

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
        college={{}}
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
test('a data file has the facts and lines that its page shows', () => {
  const shown = show(DataEditor, 'data/library.yaml')
  fireEvent.click(screen.getAllByRole('button', { name: 'This is ours now' })[0] ?? document.body)
  expect(shown.text).not.toBe(read('data/library.yaml'))
})
