import { bodyToMarkdown } from '@kampana/engine-declare/markdown/body-to-markdown'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBody } from '../content/body/read-body.ts'
import { folderFiles } from '../content/folder/files.ts'

const files = folderFiles(join(import.meta.dirname, '../../../../college'))

describe('bodies of the sample college', () => {
  const texts = ['pages', 'programs', 'monographs']
    .flatMap(files.list)
    .filter((path) => path.endsWith('.md') && !/^kind:/m.test(files.text(path)))
  test.each(texts)('%s: survives a Markdown round trip and has text in every element', (path) => {
    const read = readBody(files.text(path).replace(/^---\n[\s\S]*?\n---\n?/, ''), files)
    const document = 'document' in read ? read.document : undefined
    const markdown = document ? bodyToMarkdown(document) : undefined
    expect(markdown && readBody(markdown, files)).toEqual({ document })
    expect(markdown).not.toContain('```body')
  })
})
