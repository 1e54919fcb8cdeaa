/** What is known of an application: office, kind, numbers and dates. */
import { SimpleGrid } from '@chakra-ui/react'
import { useField } from 'formik'
import type { NumberPart } from '#api/features/patents/numberForms.rules.ts'
import * as texts from '#texts/patents/form.js'
import { DateField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { PatentNumberField } from './PatentNumberField.tsx'
import { choicesOf, officeChoices, patentKindWords } from './patentWords.ts'

const kinds = choicesOf(patentKindWords)

export const emptyApplication = {
  title: '',
  office: 'AE',
  kind: 'APPLICATION',
  filedOn: '',
  applicationNumber: '',
  publishedOn: '',
  publicationNumber: '',
  grantedOn: '',
  grantNumber: '',
  attorney: '',
  notes: '',
}

/** The date of a step and the number that the office gave for it. */
function Step({ date, number, part }: { date: string; number: string; part: NumberPart }) {
  const [{ value: office }] = useField<string>('office')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <DateField name={date} />
      <PatentNumberField name={number} office={office} part={part} />
    </SimpleGrid>
  )
}

export function ApplicationFields() {
  const [{ value: office }] = useField<string>('office')
  const [{ value: kind }] = useField<string>('kind')
  return (
    <>
      <TextField name="title" autoComplete="off" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField name="office" choices={officeChoices} />
        <SelectField name="kind" choices={kinds} />
      </SimpleGrid>
      <Step date="filedOn" number="applicationNumber" part="application" />
      {kind !== 'PROVISIONAL' && <Step date="publishedOn" number="publicationNumber" part="publication" />}
      {kind !== 'PROVISIONAL' && office !== 'WO' && <Step date="grantedOn" number="grantNumber" part="grant" />}
      <TextField name="attorney" autoComplete="off" hint={texts.attorneyHint()} />
      <TextArea name="notes" rows={3} hint={texts.notesHint()} />
    </>
  )
}
