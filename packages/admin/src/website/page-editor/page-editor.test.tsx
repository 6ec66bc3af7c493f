import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { AdminContext } from 'react-admin'
import { expect, test } from 'vitest'
import type { FileEditorProps } from '../file-editor.ts'
import { english } from '../../language/english.ts'
import { lightTheme } from '../../theme.ts'
import { PageEditor } from './page-editor.tsx'

const page = `---
title: The Seal
description: What each part means.
data: seal.yaml
---

Since {{data.year}} it is *ours*.

## The book

It lies open.

::facts data.parts
`
const files: Readonly<Record<string, string>> = {
  'data/seal.yaml': 'year: 1926\nparts:\n  Book: The Word\n',
}
const tree: FileEditorProps['tree'] = [
  { title: 'Admission', address: '/admission', state: 'live', until: null, files: [], entries: [] },
]

/** The editor over a text that a person's changes go into, as the screen around it keeps it. */
const open = (text = page, given: Partial<FileEditorProps> = {}) => {
  const kept = { text, setText: (_text: string) => {} }
  const Screen = () => {
    const [current, setText] = useState(text)
    kept.setText = setText
    kept.text = current
    return (
      <PageEditor
        path="pages/seal.md"
        text={current}
        onChange={setText}
        faults={[]}
        warnings={[]}
        isReadOnly={false}
        tree={tree}
        files={[]}
        college={{ name: 'Divinian College' }}
        readFile={(path) => files[path]}
        changeFile={() => {}}
        {...given}
      />
    )
  }
  render(
    <AdminContext theme={lightTheme} i18nProvider={english}>
      <Screen />
    </AdminContext>,
  )
  return { kept, user: userEvent.setup({ delay: null }) }
}

const textbox = () => screen.findByRole('textbox', { name: 'The page’s text' })

test('a page is shown as the site shows it: its words, its values and its facts', async () => {
  open()
  const text = await textbox()
  expect(within(text).getByRole('heading', { name: 'The book' })).toBeVisible()
  expect(await within(text).findByText('1926')).toBeVisible()
  expect(await within(text).findByRole('region', { name: 'Facts' })).toHaveTextContent('BookThe Word')
})

test('facts are put in as a list to be written, with the line that says how it is shown', async () => {
  const { kept, user } = open()
  await textbox()
  await user.click(screen.getByRole('button', { name: 'Insert' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Facts' }))
  await waitFor(() => expect(kept.text).toContain('::list facts\n\n- '))
  expect(await screen.findByText('What follows is shown as: Facts')).toBeVisible()
})

test('opening a page changes nothing', async () => {
  const { kept } = open()
  await textbox()
  expect(kept.text).toBe(page)
})

test('a new title changes its line alone', async () => {
  const { kept, user } = open()
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), ' of 1926')
  expect(kept.text).toBe(page.replace('The Seal', 'The Seal of 1926'))
})

test('a line of another kind changes that line alone, and Undo brings back every byte', async () => {
  const { kept, user } = open()
  await textbox()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of line' }), 'Section heading')
  await waitFor(() => expect(kept.text).toContain('## Since {{data.year}} it is _ours_.'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(kept.text).toBe(page))
})

test('the page can be edited as text, and is shown with what was written there', async () => {
  const { kept, user } = open()
  await textbox()
  await user.click(screen.getByRole('button', { name: 'As text' }))
  const text = screen.getByRole('textbox', { name: 'The page as text' })
  expect(text).toHaveValue(page)
  fireEvent.change(text, { target: { value: page.replace('It lies open.', 'It is *open*.') } })
  await user.click(screen.getByRole('button', { name: 'Page' }))
  expect(await textbox()).toHaveTextContent('It is open.')
  expect(kept.text).toContain('It is *open*.')
})

test('a text that comes from elsewhere replaces what is shown', async () => {
  const { kept } = open()
  await textbox()
  kept.setText(page.replace('It lies open.', 'It is shut.'))
  await waitFor(async () => expect(await textbox()).toHaveTextContent('It is shut.'))
})

test('a link to a page that the site has not is refused, and one is found by its title', async () => {
  const { kept, user } = open()
  await textbox()
  await user.click(screen.getByRole('button', { name: 'Link' }))
  const field = await screen.findByRole('combobox', { name: 'Page or address' })
  await user.type(field, '/nowhere{Enter}')
  await user.click(screen.getAllByRole('button', { name: 'Link' }).at(-1) ?? field)
  expect(await screen.findByText('The site has no page with this address.')).toBeVisible()
  await user.clear(field)
  await user.type(field, 'Admis')
  await user.click(await screen.findByRole('option', { name: /Admission/ }))
  await user.click(screen.getAllByRole('button', { name: 'Link' }).at(-1) ?? field)
  await waitFor(() => expect(kept.text).toContain('[Admission](/admission)'))
})

test('a fault stands at its block and under its field', async () => {
  const path = 'pages/seal.md'
  const faults = [
    { path, line: 3, text: 'the description is too short.' },
    { path, line: 11, text: 'the book is shut.' },
  ]
  open(page, { faults })
  const text = await textbox()
  expect(await within(text).findByText('the book is shut.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Description/ })).toBeInvalid()
  expect(screen.getByRole('button', { name: 'the book is shut.' })).toBeVisible()
})

test('who may only read has no tools', async () => {
  open(page, { isReadOnly: true })
  expect(await textbox()).toHaveAttribute('contenteditable', 'false')
  expect(screen.queryByRole('toolbar')).toBeNull()
})
