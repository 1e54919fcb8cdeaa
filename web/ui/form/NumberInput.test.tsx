/** Amounts may be written as they are shown, and are sent as digits. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { number, object } from 'yup'
import { expect, test } from 'vitest'
import { makeSystem } from '#web/theme.ts'
import { ConfirmProvider } from '../feedback/Confirm.tsx'
import { NumberField } from './fields.tsx'
import { Form } from './Form.tsx'
import { inGroups, numberIn } from './numberText.ts'

test.each([
  ['1,500,000', '1500000'],
  ['1 500 000', '1500000'],
  ['1\u202F500\u00A0000', '1500000'],
  ['15,00,000', '1500000'],
  ['١٬٥٠٠٬٠٠٠', '1500000'],
  ['\u200F۱۵۰۰', '1500'],
  ['١٢٫٥', '12.5'],
  ['-1,500.25', '-1500.25'],
  [' 42 ', '42'],
  // A comma for decimals is not guessed at.
  ['12,5', '12,5'],
  ['1,50', '1,50'],
  ['about 5', 'about 5'],
  ['', ''],
])('“%s” is read as “%s”', (written, read) => {
  expect(numberIn(written)).toBe(read)
})

test.each([
  ['1500000', '1,500,000'],
  ['12.5', '12.5'],
  ['about 5', 'about 5'],
  ['', ''],
])('“%s” is shown as “%s”', (value, shown) => {
  expect(inGroups(value)).toBe(shown)
})

function renderField(initial: number | string, props: { grouped?: boolean } = {}) {
  const sent: unknown[] = []
  const form = (
    <ConfirmProvider>
      <Form
        call="updateProject"
        rules={object({ amount: number().typeError('Must be a number').nullable() })}
        initial={{ amount: initial }}
        action={async (input) => {
          sent.push(input)
          return { ok: true }
        }}
        actions={<button type="submit">Save</button>}
      >
        <NumberField name="amount" label="Amount" {...props} />
      </Form>
    </ConfirmProvider>
  )
  render(
    <ChakraProvider value={makeSystem()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />
    </ChakraProvider>,
  )
  const user = userEvent.setup()
  const box = () => screen.getByLabelText<HTMLInputElement>('Amount')
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, box, save, sent }
}

test('an amount with commas is taken, and grouped once its field is left', async () => {
  const { user, box, save, sent } = renderField('')
  await user.type(box(), '1,500,000')
  expect(box().value).toBe('1,500,000')
  await user.clear(box())
  await user.type(box(), '2500000')
  expect(box().value, 'while it is written it stays as written').toBe('2500000')
  await user.tab()
  expect(box().value).toBe('2,500,000')
  await save()
  await waitFor(() => expect(sent).toEqual([{ amount: 2_500_000 }]))
})

test('a grouped amount can be changed digit by digit', async () => {
  const { user, box, save, sent } = renderField(1_500_000)
  expect(box().value).toBe('1,500,000')
  await user.type(box(), '{Backspace}')
  await user.tab()
  expect(box().value).toBe('150,000')
  await save()
  await waitFor(() => expect(sent).toEqual([{ amount: 150_000 }]))
})

test('what is no number stays as written and is refused', async () => {
  const { user, box, save, sent } = renderField('')
  await user.type(box(), '12,5')
  await user.tab()
  expect(box().value).toBe('12,5')
  await save()
  expect(await screen.findAllByText('Must be a number')).toBeTruthy()
  expect(sent).toEqual([])
})

test('a year is not grouped', () => {
  expect(renderField(2026, { grouped: false }).box().value).toBe('2026')
})
