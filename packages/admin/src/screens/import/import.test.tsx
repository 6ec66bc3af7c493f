import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers } from '../../testing/answer-tables.ts'
import type { Call } from '../../testing/fake-server.ts'
import { chooseInMenu } from '../../testing/choose-in-menu.ts'
import { renderDashboard } from '../../testing/render-dashboard.tsx'

const importing = (calls: readonly Call[]) => calls.filter(({ path }) => path.endsWith('/import'))

const isCheck = ({ path, body }: Call): boolean =>
  path.endsWith('/import') && (body as { dry_run?: boolean }).dry_run === true

/** Opens the import dialog of job openings and pastes a file's text. */
const paste = async (text: string, check: object) => {
  const dashboard = renderDashboard('/job-openings', {
    answering: (call) =>
      isCheck(call)
        ? { body: { data: check } }
        : answers(
            { 'job-openings': [{ id: 1, title: 'Nurse', department: 'Clinic', closing_day: '2026-12-01' }] },
            {
              'POST /api/job-openings/import': {
                status: 201,
                body: { message: 'Job openings were created', data: { id: 9, count: 2 } },
              },
              'DELETE /api/job-openings/imports/9': { body: { message: 'Job openings were deleted' } },
            },
          )(call),
  })
  const { user } = dashboard
  await chooseInMenu({ user }, 'Import')
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByLabelText('Or paste CSV lines'))
  await user.paste(text)
  await user.click(dialog.getByRole('button', { name: 'Check file' }))
  return { ...dashboard, dialog }
}

test('import: reports errors by spreadsheet line and blocks the import', async () => {
  const { server, dialog } = await paste(
    'Position,Department,Description,Closing date\nCook,Kitchen,Cooks.,2027-01-31\n\nDriver,,Drives.,next week\n',
    {
      count: 2,
      wrong: 1,
      errors: [{ row: 2, field: 'department', message: 'The Department field is required.' }],
    },
  )
  expect(
    await dialog.findByText(
      'Rows with errors: 1 of 2. Nothing was imported. Correct the file and check it again.',
    ),
  ).toBeVisible()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Row 4, Closing date: Enter the date in the format 2026-11-24.',
    'Row 4, Department: The Department field is required.',
  ])
  expect(dialog.queryByRole('button', { name: 'Import' })).toBeNull()
  expect(importing(server.calls)).toMatchObject([{ body: { dry_run: true } }])
})

test('import: imports a valid file and can undo it', async () => {
  const { server, user, dialog } = await paste('Position,Department\nCook,Kitchen\nDriver,Garage\n', {
    count: 2,
    wrong: 0,
    errors: [],
  })
  expect(await dialog.findByText('Rows ready: 2. Nothing imported yet.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Job openings were deleted')).toBeVisible()
  const [, written] = importing(server.calls)
  expect(written?.body).toMatchObject({
    rows: [
      { title: 'Cook', department: 'Kitchen' },
      { title: 'Driver', department: 'Garage' },
    ],
  })
})

test('csv import: shows the interpretation of an Excel file’s days and asks if the order is ambiguous', async () => {
  const { server, user, dialog } = await paste('Position,Closing date\nCook,12/25/2026\nNurse,1/3/2027\n', {
    count: 2,
    wrong: 0,
    errors: [],
  })
  expect(dialog.getByText('12/25/2026 → Dec 25, 2026')).toBeVisible()
  expect(dialog.queryByText(/dates in this file are ambiguous/)).toBeNull()
  // Windows-1252 as Excel saves it, in which the byte of a Latin-1 letter equals its code point.
  const bytes = Array.from('Position,Closing date\nSe\u{f1}or Cook,3/4/2027\n', (sign) => sign.charCodeAt(0))
  const file = new File([new Uint8Array(bytes)], 'plain.csv')
  await user.upload(dialog.getByLabelText('Choose a file'), file)
  expect(await dialog.findByText('Señor Cook')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Check file' })).toBeDisabled()
  await user.click(dialog.getByRole('combobox', { name: 'Meaning of 3/4/2027' }))
  await user.click(screen.getByRole('option', { name: 'Apr 3, 2027 (day first)' }))
  expect(dialog.getByText('3/4/2027 → Apr 3, 2027')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Check file' }))
  await dialog.findByText('Rows ready: 2. Nothing imported yet.')
  expect(importing(server.calls).at(-1)?.body).toMatchObject({
    rows: [{ title: 'Señor Cook', closing_day: '2027-04-03' }],
  })
})
