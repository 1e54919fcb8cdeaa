/** Fields of forms: empty, filled in, and refused. */
import { Stack } from '@chakra-ui/react'
import { Formik } from 'formik'
import { boolean, object, string } from 'yup'
import * as texts from '#texts/documentation/components.js'
import { FormId } from '#web/ui/form/ErrorSummary.tsx'
import { SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { RulesContext } from '#web/ui/form/useRule.ts'

const rules = object({
  title: string().required().meta({ label: texts.fieldTitle() }),
  words: string().meta({ label: texts.fieldWords() }),
  on: boolean().meta({ label: texts.fieldOn() }),
})

export const FieldSamples = ({ look }: { look: string }) => (
  <FormId.Provider value={`${look.replaceAll(' ', '-')}-`}>
    <RulesContext.Provider value={rules}>
      <Formik
        initialValues={{ title: '', words: texts.fieldValue(), on: true }}
        initialErrors={{ title: texts.fieldError() }}
        initialTouched={{ title: true }}
        onSubmit={() => {}}
      >
        <Stack gap="4">
          <TextField name="title" hint={texts.fieldHint()} />
          <TextArea name="words" rows={2} />
          <SwitchField name="on" />
        </Stack>
      </Formik>
    </RulesContext.Provider>
  </FormId.Provider>
)
