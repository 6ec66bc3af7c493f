import { Editor } from '@tiptap/core'
import { expect, onTestFinished, test } from 'vitest'
import { mediaUploads } from '../../../crud/rich-text/uploads/media-uploads.ts'
import { openBody } from '../../markdown/body/open-body.ts'
import { writeBody } from '../../markdown/body/write-body.ts'
import { blockExtensions, pageExtensions } from '../../markdown/schema/extensions.ts'
import { createValueStore } from '../page-values/value-store.ts'
import { tableShape } from '../visual/table-shape.ts'
import { valueChips } from '../visual/value-chips.ts'
import { pagePaste, transformPagePaste } from './page-paste.ts'

/** What the page says after a paste, and what the person was told. */
const paste = (html: string, plain = '') => {
  const told: string[] = []
  const hooks = {
    openDialog: () => {},
    tell: (text: string) => told.push(text),
    t: (text: string, { what = '' }: Record<string, unknown> = {}) => text.replace('%{what}', String(what)),
    focusToolbar: () => {},
    values: createValueStore(),
    uploads: {
      uploadPicture: () => Promise.resolve('/media/0123456789abcdef0123456789abcdef/1x1.webp'),
      uploadFile: null,
      hasFigures: true,
      notify: (text: string) => told.push(text),
      t: (text: string) => text,
      running: new Set<AbortController>(),
    },
  }
  const extensions = [
    ...pageExtensions,
    ...Object.values(blockExtensions),
    tableShape,
    valueChips(hooks),
    pagePaste(hooks),
    mediaUploads(hooks.uploads, transformPagePaste(hooks)),
  ]
  const editor = new Editor({ extensions, content: '<p></p>' })
  onTestFinished(() => editor.destroy())
  const data = {
    getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? plain : ''),
    files: [],
  }
  const event = Object.assign(new Event('paste'), { clipboardData: data }) as unknown as ClipboardEvent
  const isHandled = editor.view.someProp('handlePaste', (handle) =>
    handle(editor.view, event, editor.state.doc.slice(0, 0)),
  )
  if (isHandled !== true && html !== '') editor.view.pasteHTML(html, event)
  return { text: writeBody(openBody('', editor.schema), editor.state.doc).trimEnd(), told }
}

test('a table of a spreadsheet is a table, its first row the names of the columns', () => {
  const { text, told } = paste(
    '<table><tr><td><p>Day</p></td><td>Hours</td></tr><tr><td>Mon</td><td><b>8</b> to 5</td></tr></table>',
  )
  expect(text).toBe('| Day | Hours      |\n| --- | ---------- |\n| Mon | **8** to 5 |')
  expect(told).toEqual([])
})

test('what a page has no place for is told', () => {
  const { text, told } = paste(
    '<p>a <u>b</u></p><table><tr><td colspan="2">c</td></tr><tr><td>d</td><td>e</td></tr></table><img src="https://elsewhere.example/x.png">',
  )
  expect(text).toContain('a b')
  expect(text).toContain('| d | e |')
  expect(told).toEqual(['Pasted. Left out: pictures, merged cells, underlining.'])
})

test('scripts and their addresses don’t come along', () => {
  const { text } = paste(
    '<p onclick="alert(1)"><a href="javascript:alert(1)">a</a><script>alert(1)</script> <a href="/admission">b</a></p>',
  )
  expect(text).toBe('a [b](/admission)')
})

test.each([
  ['5 MB', 'x'.repeat(5_000_000), /too much/],
  [
    'a table of 10,000 cells',
    `<table>${`<tr>${'<td>x</td>'.repeat(10)}</tr>`.repeat(1000)}</table>`,
    /too large/,
  ],
])('%s are refused with a sentence', (_what, html, sentence) => {
  const { text, told } = paste(html)
  expect(text).toBe('')
  expect(told).toEqual([expect.stringMatching(sentence)])
})

test('a value’s place in a paste is that value', () => {
  expect(paste('<p>Call {{college.phone}} now</p>').text).toBe('Call {{college.phone}} now')
})
