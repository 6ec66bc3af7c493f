import type { Update } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

// `personAt` checks every reply in every test: codes and values must yield the English text.

test('message codes: a success contains code and values with its message, and omits them without a message', async () => {
  const { administrator, publish } = await college()
  const { id } = await publish({ title: 'was saved. The' })
  const path = `/api/updates/${id}`
  const change = { title: 'New', posted_at: '2999-12-01T00:00:00Z' }
  expect((await administrator.put(path, change)).body).toMatchObject({
    message: 'It will appear on December 1, 2999 at 8:00 AM.',
    code: 'It will appear on %{0} at %{1}.',
    values: [{ code: '%{0}, %{1}', values: [{ code: 'December %{0}', values: ['1'] }, '2999'] }, '8:00 AM'],
  })
  expect(Object.keys((await administrator.put(path, { title: 'New' })).body)).toEqual(['message', 'data'])
  expect((await administrator.delete(path)).body).toMatchObject({
    message: 'The update was deleted.',
    code: 'The %{0} was deleted.',
    values: ['update'],
  })
})

test('message codes: a rejected input contains the codes of its message and of each field', async () => {
  const { administrator } = await college()
  const { body } = await administrator.post<Update>('/api/updates', {
    title: 'a'.repeat(256),
    category: 'announcements',
  })
  expect(body).toEqual({
    message: 'The title field must not be greater than 255 characters. (and 1 more error)',
    code: '%{0} (and %{1} more error)',
    values: [
      { code: 'The %{0} field must not be greater than %{1} characters.', values: ['title', '255'] },
      '1',
    ],
    errors: {
      title: ['The title field must not be greater than 255 characters.'],
      updates: ['The updates field is required.'],
    },
    codes: {
      title: [{ code: 'The %{0} field must not be greater than %{1} characters.', values: ['title', '255'] }],
      updates: [{ code: 'The %{0} field is required.', values: ['updates'] }],
    },
  })
})

test('message codes: a value that contains a template is passed as one value', async () => {
  const { administrator, visitor } = await college()
  const lost = await visitor().get('/api/was%20saved.%20The%20%7B0%7D')
  expect(lost.body.values).toHaveLength(1)
  const odd = { '%{0} field is required. The': 1, title: 'T', category: 'announcements' }
  const { body } = await administrator.post('/api/updates', odd)
  expect(Object.values(body.codes).flat()).toContainEqual({
    code: 'The %{0} field is prohibited.',
    values: ['%{0} field is required. The'],
  })
})
