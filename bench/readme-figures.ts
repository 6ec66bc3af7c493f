import type { Finding } from './report.ts'

/** Figure of the README: its name, the finding's `what`, and the pattern of the value in `measured`. */
type Figure = readonly [name: string, what: string, value: RegExp]

const figures: readonly Figure[] = [
  [
    'Start until the first page',
    'From the start to the first page, beside bare Fastify with better-sqlite3',
    /(\d+ ms)/,
  ],
  ['Memory after the first page', 'Memory after the first page', /(\d+ MB)/],
  ['Home page, cached, per second', 'Cached, home, beside a bare node:http', /^(\d+)/],
  [
    'List of ten records, per second',
    'A list of ten with bodies, beside bare Fastify and better-sqlite3',
    /^(\d+)/,
  ],
  ['One record, per second', 'One record, beside bare Fastify and better-sqlite3', /^(\d+)/],
  [
    'Home page over 2,000 connections, per second',
    'Home page over 2,000 connections at once',
    /(\d+) a second/,
  ],
  ['Home page, transferred', 'Weight, home', /([\d.]+ KB)/],
  ['Dashboard sign-in page, transferred', 'Weight, dashboard at the login page', /([\d.]+ KB)/],
  ['From click to next page', 'From click to the next page, beside the browser loading it', /(\d+ ms)/],
  ['Lighthouse, home page', 'Lighthouse, home', /^([\d /]+\d)/],
]

/** Rows of the README's table. If a benchmark has failed, its figures have no value. */
export const readmeRows = (findings: readonly Finding[]): string[][] => [
  ['Figure', 'Measured'],
  ...figures.map(([name, what, value]) => {
    const measured = findings.find((finding) => finding.what === what)?.measured ?? ''
    return [
      name,
      value.exec(measured)?.[1]?.replace(/^\d{5}$/, (count) => Number(count).toLocaleString('en')) ?? '–',
    ]
  }),
]
