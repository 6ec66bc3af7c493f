import { expect, test } from 'vitest'
import { searchable } from './searchable.ts'

test('every place of the site map can be found, with its section and its words', async () => {
  const pages = await searchable()
  const nursing = pages.find(({ address }) => address === '/academics/school-of-nursing')
  expect(nursing).toMatchObject({ kind: 'Academics', title: 'School of Nursing' })
  expect(nursing?.body).toContain('Ms. Lourdes P. Ilagayan, RN')
  expect(nursing?.body).not.toMatch(/[<>]/)
  expect(pages.find(({ address }) => address === '/contact-us')?.body).toContain('(074) 555 0121')
  const monograph = pages.find(({ kind }) => kind === 'Monograph')
  expect(monograph?.address).toBe('/student-services/research/eleven-bridges')
  expect(monograph?.body).toContain('Four times a year'.toLowerCase())
  expect(pages.map(({ address }) => address)).toContain("/about-us/st.arnold's-prayer")
})

test('the words of the class status can’t be read as what holds now', async () => {
  const status = (await searchable()).find(({ address }) => address === '/class-status')
  expect(status?.body).toContain('suspended classes')
  expect(`${status?.lead} ${status?.body}`).not.toMatch(/no classes|as usual|today|now/i)
})
