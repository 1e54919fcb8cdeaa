/** Rows that come some at a time: what somebody does in one of them outlasts other rows that come and go. */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Gradually } from './Gradually.tsx'

function Row({ name }: { name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        {name}
      </button>
    </li>
  )
}

const list = (names: readonly string[]) => (
  <ul>
    <Gradually
      rows={names.map((name) => (
        <Row key={name} name={name} />
      ))}
      room={(missing) => <li aria-hidden>{missing}</li>}
    />
  </ul>
)

const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const five = ['one', 'two', 'three', 'four', 'five']

test('a row keeps what is open in it when others come before it and leave after it', async () => {
  const { rerender } = render(list(five))
  await userEvent.click(await screen.findByRole('button', { name: 'four' }))
  const more = ['new', 'newer', 'newest', ...five.slice(0, 4)]
  rerender(list(more))
  expect(screen.getByRole('button', { name: 'four', expanded: true })).toBeDefined()
  await screen.findByRole('button', { name: 'newest' })
  expect(screen.getByRole('button', { name: 'four', expanded: true })).toBeDefined()
  expect(names()).toEqual(more)
})

test('what is open in a row that becomes the first stays so', async () => {
  const { rerender } = render(list(five))
  await userEvent.click(await screen.findByRole('button', { name: 'five' }))
  rerender(list(five.toReversed()))
  expect(screen.getByRole('button', { name: 'five', expanded: true })).toBeDefined()
  await waitFor(() => expect(names()).toEqual(five.toReversed()))
  expect(screen.getByRole('button', { name: 'five', expanded: true })).toBeDefined()
})

test('rows in another order, and other ones, begin again with the first', async () => {
  const { rerender } = render(list(five))
  await screen.findByRole('button', { name: 'five' })
  const others = ['six', 'seven', 'eight', 'nine']
  rerender(list(others))
  expect(names().length).toBeLessThan(4)
  await screen.findByRole('button', { name: 'nine' })
  expect(names()).toEqual(others)
  rerender(list(others.toReversed()))
  await waitFor(() => expect(names()).toEqual(others.toReversed()))
})
