/** Fields for what people write follow the direction of its letters; numbers and dates do not. */
import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import { Formik } from 'formik'
import { expect, test } from 'vitest'
import { makeSystem } from '#web/theme.ts'
import { DateField, LinesField, NumberField, TextArea, TextField } from './fields.tsx'
import { TagsField } from './TagsField.tsx'

test('What people write runs in the direction of its letters', () => {
  render(
    <ChakraProvider value={makeSystem()}>
      <Formik initialValues={{}} onSubmit={() => undefined}>
        <>
          <TextField name="title" label="Title" />
          <TextArea name="text" label="Text" />
          <LinesField name="lines" label="Lines" />
          <TagsField name="tags" label="Tags" />
          <NumberField name="number" label="Number" />
          <DateField name="date" label="Date" />
        </>
      </Formik>
    </ChakraProvider>,
  )
  const directionOf = (label: string) => screen.getByLabelText(label).getAttribute('dir')
  expect(['Title', 'Text', 'Lines', 'Tags'].map(directionOf)).toEqual(['auto', 'auto', 'auto', 'auto'])
  expect(['Number', 'Date'].map(directionOf)).toEqual([null, null])
})
