import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../scripts/run.ts'
import { glob, read, root } from '../support/docs/documents.ts'

test('engine READMEs: show code that the small college runs', () => {
  const sources = glob('examples/small-college/src/*').map((file) => withoutIndentation(read(file)))
  const shown = glob('packages/engine/*/README.md').flatMap((file) =>
    [...read(file).matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => withoutIndentation(code)),
  )
  expect(shown).toHaveLength(4)
  expect(shown.filter((code) => !sources.some((source) => source.includes(code)))).toEqual([])
})

const withoutIndentation = (code: string): string => code.replaceAll(/^ +/gm, '').trim()

test('small college: refuses to listen on any host but 127.0.0.1', async () => {
  const { code, output } = await run(process.execPath, ['src/main.ts', '--host', '0.0.0.0'], {
    cwd: join(root, 'examples/small-college'),
  })
  expect(output).toContain('The small college only listens on 127.0.0.1.')
  expect(code).toBe(1)
})
