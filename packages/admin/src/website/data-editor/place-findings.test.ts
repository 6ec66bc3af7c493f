import { expect, test } from 'vitest'
import { parseValue } from '../yaml/edit-yaml.ts'
import { placeFindings } from './place-findings.ts'

const text = `hours:
  Mr. A. Cruz: 8 to 5
rows:
  - { name: Ana, since: soon }
  - { name: Ben, since: 1960 }
map:
  picture: pictures/x.svg
`
const place = (said: string, line: number | null = null) =>
  placeFindings(text, parseValue(text), [{ path: 'a.yaml', line, text: said }])[0]

test('a finding stands at the value that it names, whatever is in the name', () => {
  expect(place('rows.0.since: must be a number.')).toEqual({
    path: ['rows', 0, 'since'],
    text: 'Must be a number.',
  })
  expect(place('hours.Mr. A. Cruz: must be a text.')?.path).toEqual(['hours', 'Mr. A. Cruz'])
})

test('a value that is missing has its place too', () => {
  expect(place('map.alt: is missing.')).toEqual({ path: ['map', 'alt'], text: 'Is missing.' })
  expect(place('form: is missing.')?.path).toEqual(['form'])
})

test('without a name the line says which value is meant', () => {
  expect(place('pictures/x.svg is missing.', 7)).toEqual({
    path: ['map', 'picture'],
    text: 'pictures/x.svg is missing.',
  })
  expect(place('Ben is here twice.', 5)?.path).toEqual(['rows', 1, 'name'])
  expect(place('something is wrong.')?.path).toEqual([])
})
