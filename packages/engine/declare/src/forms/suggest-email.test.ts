import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['Ana.Reyes@gmai.com', 'Ana.Reyes@gmail.com'],
  ['ana@yahoo.con', 'ana@yahoo.com'],
  ['ana@yaho.com.ph', 'ana@yahoo.com.ph'],
  ['ana@gamil.con', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@family.example.con', 'ana@family.example.com'],
  ['ana@school.con.ph', 'ana@school.com.ph'],
])('suggest email: corrects %s to %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@ymail.com',
  'ana@mail.com',
  'ana@divinian.example',
  'ana@up.edu.ph',
  'ana@msu.com',
  'ana',
  '',
])('suggest email: accepts %s', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})
