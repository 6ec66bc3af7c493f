import { longText, rows, text } from '@kampana/engine-declare/kinds/index'
import { registerOwnResources } from '@kampana/engine-declare/registry/own-resources'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { everyKind } from '../../../tests/support/input/every-kind.ts'
import { brand } from '@kampana/engine-admin/brand'
import { renderDashboard } from './testing/render-dashboard.tsx'
import { darkTheme, lightTheme } from '@kampana/engine-admin/theme'

const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '../../engine/admin/src/**/*.{ts,tsx}',
    '!**/*.test.{ts,tsx}',
    '!../../engine/admin/src/theme.ts',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

afterEach(() => {
  registerOwnResources([])
  vi.restoreAllMocks()
})

test('theme: uses the college’s color as the primary color in light and dark mode', () => {
  for (const { palette } of [lightTheme, darkTheme])
    expect(palette?.primary).toMatchObject({ main: brand.tones[500] })
})

test('multi-line inputs: have 10 rows, also inside rows', async () => {
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(20)
  const columns = { line: text('Line'), note: longText('Cell note') }
  registerOwnResources([
    { ...everyKind, fields: { title: text('Title'), note: longText('Note'), rows: rows('Rows', columns) } },
  ])
  renderDashboard('/kind-trial')
  fireEvent.click(await screen.findByText('Add a row'))
  const heightOf = async (label: RegExp) => (await screen.findByLabelText(label)).style.height
  expect(await heightOf(/^Cell note/)).toBe('200px')
  expect(await heightOf(/^Note/)).toBe('200px')
  // A single-line input that wraps.
  expect(await heightOf(/^Line/)).toBe('20px')
})

test('multi-line inputs: get their rows from the theme, except wrapping single lines', () => {
  const own = Object.entries(sources).filter(([, source]) =>
    /\bminRows\b|\brows=["'{]+\d|textarea[^}]*min-?height/i.test(source),
  )
  expect(own.map(([file]) => file)).toEqual(['../../engine/admin/src/screens/kinds/text.tsx'])
})
