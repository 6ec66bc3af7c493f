import { TextField, ThemeProvider, createTheme } from '@mui/material'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { brand } from './brand.ts'
import { darkTheme, lightTheme } from './theme.ts'

const sources = import.meta.glob<string>(['./**/*.tsx', '!./theme.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test("theme: the primary color is the college's own, by day and by night", () => {
  for (const { palette } of [lightTheme, darkTheme])
    expect(palette?.primary).toMatchObject({ main: brand.tones[500] })
})

test('multi-line inputs: have 10 rows, and none declares its own', () => {
  const rowHeight = vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockReturnValue(20)
  render(
    <ThemeProvider theme={createTheme(lightTheme)}>
      <TextField multiline label="Note" />
    </ThemeProvider>,
  )
  expect(screen.getByLabelText('Note').style.height).toBe('200px')
  rowHeight.mockRestore()
  const multiline = Object.entries(sources).filter(([, source]) => source.includes('multiline'))
  expect(multiline.length).toBeGreaterThan(2)
  const own = multiline.filter(([, source]) => /\b(?:minRows|rows)=\{/.test(source))
  expect(own.map(([file]) => file)).toEqual([])
})
