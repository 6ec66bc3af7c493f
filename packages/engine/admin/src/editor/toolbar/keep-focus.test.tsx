import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { keepFocus } from './roving-toolbar.tsx'

test('keep focus: typing after a click on the toolbar goes to the text', async () => {
  render(
    <>
      <div role="presentation" onMouseDown={keepFocus}>
        <button type="button">Bold</button>
      </div>
      <textarea aria-label="Body" />
    </>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByLabelText('Body'))
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  await user.keyboard(' today')
  expect(screen.getByLabelText('Body')).toHaveValue(' today')
})
