import { screen, within } from '@testing-library/react'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { administrator } from '../testing/fake-server.ts'
import { renderDashboard } from '../testing/render-dashboard.tsx'
import { jobs } from './jobs.ts'

const chapter = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!)

test('guide: shows the five steps of a job in order, and its screenshot', async () => {
  renderDashboard('/guide', { account: administrator })
  const job = await chapter('Write an update')
  const steps = job.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toHaveLength(5)
  expect(steps[0]).toBe('Open “Updates” and press “New update”.')
  expect(job.getByRole('img', { name: 'This is how it looks: Write an update' })).toBeVisible()
})

test('guide: lists the person’s permitted jobs before the fields', async () => {
  const permissions = ['list updates', 'create updates', 'edit updates']
  renderDashboard('/guide', { account: { ...administrator, permissions } })
  await chapter('Updates')
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Find what you need',
    'Correct a mistake',
    'Bring in a list from a spreadsheet',
    'Write an update',
    'Change something that is live, and have it checked',
    'Updates',
  ])
})

test('guide: has ten jobs', () => {
  expect(jobs).toHaveLength(10)
})

test.each(jobs)('guide: has five steps and a screenshot in both languages for $name', ({ name, steps }) => {
  expect(steps).toHaveLength(5)
  for (const language of ['en', 'fil'])
    expect(existsSync(`${import.meta.dirname}/pictures/${language}/${name}.webp`)).toBe(true)
})
