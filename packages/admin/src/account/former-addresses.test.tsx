import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderDashboard } from '../testing/render-dashboard.tsx'
import { formerAddresses } from './routes.tsx'

const renamed = Object.entries(formerAddresses).filter(([, target]) => typeof target === 'string')

test.each(renamed)('former addresses: redirects %s with its query and hash', async (former, target) => {
  const { router } = renderDashboard(`${former.replace(':id', '5')}?mine=1#notes`)
  const expected = String(target).replace(':id', '5')
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: `/dashboard${expected}`,
      search: '?mine=1',
      hash: '#notes',
    }),
  )
})
