import { bodyToMarkdown } from '@kampana/shared/markdown/body-to-markdown'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBody } from '../content/body/read-body.ts'
import { folderFiles } from '../content/files.ts'
import { readContent } from '../content/read-content.ts'

const files = folderFiles(join(import.meta.dirname, '../../../../college'))
const { sources } = readContent(files)

describe('bodies of the sample college', () => {
  const texts = sources.flatMap(({ files: paths }) => paths)
  test.each(texts)('%s: is the same after Markdown, and has words for all that it says', (path) => {
    const read = readBody(files.text(path).replace(/^---\n[\s\S]*?\n---\n?/, ''), files)
    const document = 'document' in read ? read.document : undefined
    const markdown = document ? bodyToMarkdown(document) : undefined
    expect(markdown && readBody(markdown, files)).toEqual({ document })
    expect(markdown).not.toContain('```body')
  })
})
