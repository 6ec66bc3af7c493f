import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeOn } from '../../support/browser/axe.ts'
import { visits } from '../../support/browser/browser.ts'
import { faultsOf, hydrate, noteForeignRequests, offScreen } from '../../support/browser/page-faults.ts'
import { widths } from '../../support/browser/widths.ts'

const { open, origin } = visits({ SEED: 'demo' })

/** Every page of the site map, including records, in four parts. */
const parts = [0, 1, 2, 3]
const pagesOf = async (part: number): Promise<string[]> => {
  const sitemap = await (await fetch(`${origin()}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).pathname,
  )
  expect(paths.length).toBeGreaterThan(120)
  return paths.filter((_path, at) => at % parts.length === part)
}

const faultsOfAll = async (
  page: Page,
  part: number,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> => {
  const faults: string[] = []
  for (const path of await pagesOf(part)) {
    await page.goto(path)
    faults.push(...(await look(page)).map((fault) => `${path}: ${fault}`))
  }
  return faults
}

test.each(parts)(
  'every page: quarter %i of all pages is accessible in both themes, fits the screen and requests no other site',
  async (part) => {
    const page = await open({ reducedMotion: 'reduce' })
    const elsewhere = noteForeignRequests(page, origin())
    const look = async () => {
      await hydrate(page)
      return faultsOf(page)
    }
    expect(await faultsOfAll(page, part, look)).toEqual([])
    expect(elsewhere).toEqual([])
  },
)

/** The browser forces its own colors, but axe reads the colors of the style sheets. */
const besidesColors = ['cat.structure', 'cat.semantics', 'cat.name-role-value', 'cat.text-alternatives']

test.each(parts)(
  'every page: quarter %i of all pages is accessible in forced colors, and fits the screen at 200 %',
  async (part) => {
    const page = await open({
      reducedMotion: 'reduce',
      forcedColors: 'active',
      viewport: { width: 640, height: 450 },
    })
    const look = async () => [...(await axeOn(page, besidesColors)), ...(await offScreen(page))]
    expect(await faultsOfAll(page, part, look)).toEqual([])
  },
)

test.each(parts)(
  'every page: quarter %i of all pages is readable on a phone without JavaScript',
  async (part) => {
    const page = await open({ viewport: widths['a phone'], javaScriptEnabled: false })
    const look = async () => {
      const words = await page.getByRole('main').innerText()
      return [...(await offScreen(page)), ...(words.length < 40 ? ['says nothing'] : [])]
    }
    expect(await faultsOfAll(page, part, look)).toEqual([])
  },
)
