import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { readContent } from '../../packages/site/src/content/read-content.ts'

const { pages } = readContent(folderFiles(join(import.meta.dirname, '../../college')))
const shaped = (shape: string) => Object.entries(pages).filter(([, page]) => page.shape === shape)

test('layouts: each task page has an answer, a button, hours, a telephone and a next step', () => {
  const tasks = shaped('task')
  expect(tasks.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      '/admission',
      '/admission/online-enrollment',
      '/admission/tuition-and-fees',
      '/student-services/registrar',
    ]),
  )
  const lacking = tasks.filter(
    ([, { standing, task }]) =>
      !(standing && task?.button && task.next && /Hours.*Telephone|Oras.*Telepono/.test(task.hours ?? '')),
  )
  expect(lacking.map(([path]) => path)).toEqual([])
})

test('layouts: each school page shows programs, exam results, dean and history, in this order', () => {
  const { html } = pages['/academics/school-of-nursing']!
  const headings = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
  expect(headings.slice(0, 4)).toEqual(['programs', 'board-results', 'dean', 'faculty-s-y-2023-2024'])
  expect(headings.at(-1)).toBe('history')
  expect(html.match(/<ul class="programs".*?<\/ul>/s)?.[0].match(/<h3>/g)).toHaveLength(3)
  expect(shaped('school')).toHaveLength(10)
})

test('layouts: a transcript requested from abroad has its own steps', () => {
  expect(pages['/student-services/registrar']!.html).toMatch(/<h2 id="from-abroad">From abroad<\/h2><ol>/)
})
