import { expect, inject, test } from 'vitest'
import { listSearchable } from './searchable.ts'

test('searchable: includes every entry of the site map with its section and words', () => {
  const pages = listSearchable(inject('content'))
  const fisheries = pages.find(({ address }) => address === '/academics/school-of-fisheries')
  expect(fisheries).toMatchObject({ kind: 'Academics', title: 'School of Fisheries' })
  expect(fisheries?.body).toContain('Ms. Ana Alon, RN')
  expect(fisheries?.body).not.toMatch(/[<>]/)
  expect(pages.find(({ address }) => address === '/contact-us')?.body).toContain('(049) 555 0101')
  const monograph = pages.find(({ kind }) => kind === 'Monograph')
  expect(monograph?.address).toBe('/student-services/research/deep-water')
  expect(monograph?.body).toContain('every Monday')
  expect(pages.map(({ address }) => address)).toContain("/about-us/sailors,-rowers-&-st.peter's-prayer")
})

test('searchable: contains no text that reads like a current class status', () => {
  const status = listSearchable(inject('content')).find(({ address }) => address === '/class-status')
  expect(status?.body).toContain('suspended classes')
  expect(`${status?.lead} ${status?.body}`).not.toMatch(/no classes|as usual|today|now/i)
})

test('searchable: finds a page once by its Filipino text', () => {
  const content = inject('content')
  const path = '/academics/school-of-fisheries'
  const filipino = { ...content.pages[path]!, title: 'Paaralan ng Pangingisda', html: '<p>Sa lawa.</p>' }
  const found = listSearchable({ ...content, pages: { ...content.pages, [`/fil${path}`]: filipino } })
  expect(found.filter(({ body }) => /Pangingisda.*Sa lawa/.test(body)).map(({ address }) => address)).toEqual(
    [path],
  )
})
