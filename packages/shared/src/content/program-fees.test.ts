import { expect, test } from 'vitest'
import { describeCharge, firstYearSum, type Charge } from './program-fees.ts'

const tuition: Charge = { fee: 'Tuition', pesos: 41_200, per: 'semester', times: 2 }
const clinical: Charge = { fee: 'Clinical fees', pesos: 6_800, per: 'semester', times: 0 }

test('program fees: sum up the first year, or nothing if no fee is known', () => {
  expect(firstYearSum([tuition, clinical])).toBe(82_400)
  expect(firstYearSum([tuition, { ...clinical, times: 1 }])).toBe(89_200)
  expect([firstYearSum([]), firstYearSum([clinical])]).toEqual([undefined, undefined])
  expect(describeCharge(tuition)).toBe('2 semesters at ₱41,200')
  expect(describeCharge({ ...tuition, per: 'year', times: 1 })).toBe('₱41,200')
})
