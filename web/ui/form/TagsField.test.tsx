/** Tags by keyboard and by button, in a list or in a text with commas. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormikProvider, useFormik } from 'formik'
import { expect, test } from 'vitest'
import { makeSystem } from '#web/theme.ts'
import { TagsField } from './TagsField.tsx'

const system = makeSystem()

function Field({ tags }: { tags: readonly string[] | string }) {
  const formik = useFormik({ initialValues: { tags }, onSubmit: () => {} })
  return (
    <ChakraProvider value={system}>
      <FormikProvider value={formik}>
        <TagsField name="tags" label="Tags" />
        <output>{JSON.stringify(formik.values.tags)}</output>
      </FormikProvider>
    </ChakraProvider>
  )
}

function renderField(tags: readonly string[] | string) {
  const { container } = render(<Field tags={tags} />)
  const held = () => JSON.parse(container.querySelector('output')!.textContent) as unknown
  const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  return { user: userEvent.setup(), held, shown, box: screen.getByRole('textbox', { name: 'Tags' }) }
}

test('Enter and commas make tags, and what is typed counts at once', async () => {
  const { user, held, shown, box } = renderField([])
  await user.type(box, 'water,solar')
  expect(shown()).toEqual(['water'])
  expect(held()).toEqual(['water', 'solar'])
  await user.type(box, '{Enter}')
  expect(shown()).toEqual(['water', 'solar'])
  await user.paste('sand, water, salt')
  await user.tab()
  expect(shown()).toEqual(['water', 'solar', 'sand', 'salt'])
  expect(held()).toEqual(['water', 'solar', 'sand', 'salt'])
})

test('Backspace and the button of a tag remove it', async () => {
  const { user, held, shown, box } = renderField(['water', 'solar', 'sand'])
  await user.click(box)
  await user.keyboard('{Backspace}')
  expect(shown()).toEqual(['water', 'solar'])
  await user.click(within(screen.getByRole('list')).getByRole('button', { name: 'Remove water' }))
  expect(held()).toEqual(['solar'])
  expect(document.activeElement).toBe(box)
  expect(screen.getByText('water removed')).toBeTruthy()
})

test('a text with commas stays a text', async () => {
  const { user, held, shown, box } = renderField('water, solar')
  expect(shown()).toEqual(['water', 'solar'])
  await user.type(box, 'sand')
  expect(held()).toBe('water, solar, sand')
})
