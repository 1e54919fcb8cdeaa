/** The fields of a request for an agreement, as far as its kind asks for them. */
import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/agreements/form.js'
import type { AgreementFields_query$key } from '#web/__generated__/AgreementFields_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { DateField, NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { AgreementKind } from './formKinds.ts'

export const emptyAgreement = {
  title: '',
  counterparty: '',
  counterpartyContact: '',
  direction: 'BOTH' as 'GIVE' | 'RECEIVE' | 'BOTH',
  purpose: '',
  subject: '',
  personalData: false,
  startsOn: '',
  months: '' as number | '',
  governingLaw: '',
  contact: '',
  projectId: '',
  neededBy: '',
}

export function AgreementFields({ kind, query }: { kind: AgreementKind; query: AgreementFields_query$key }) {
  const data = useFragment(
    graphql`
      fragment AgreementFields_query on Query {
        supportCategories(filter: { active: true }, first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
        projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    query,
  )
  const categories = nodesOf(data.supportCategories)
  const projects = nodesOf(data.projects).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Stack gap="4" maxW="3xl">
      <TextField name="title" hint={texts.titleHint()} />
      {kind !== 'PATENTABILITY' && <OtherParty kind={kind} />}
      <TextArea name="purpose" label={texts.purpose({ kind })} rows={4} hint={texts.purposeHint({ kind })} />
      <TextArea name="subject" label={texts.subject({ kind })} rows={4} hint={texts.subjectHint({ kind })} />
      {kind === 'DATA_USE' && <SwitchField name="personalData" />}
      {kind !== 'PATENTABILITY' && <Terms />}
      <SelectField name="projectId" placeholder={texts.noProject()} choices={projects} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField
          name="categoryId"
          placeholder={texts.chooseCategory()}
          choices={categories.map((one) => ({ value: one.id, label: one.name }))}
          hint={texts.categoryHint()}
        />
        <DateField name="neededBy" />
      </SimpleGrid>
      <Text color="fg.muted">{texts.notBinding()}</Text>
    </Stack>
  )
}

function OtherParty({ kind }: { kind: AgreementKind }) {
  const directions = [
    { value: 'BOTH', label: texts.both() },
    { value: 'GIVE', label: texts.give() },
    { value: 'RECEIVE', label: texts.receive() },
  ]
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField name="counterparty" hint={texts.counterpartyHint()} />
        <TextField name="counterpartyContact" />
      </SimpleGrid>
      <SelectField name="direction" choices={directions} hint={texts.directionHint({ kind })} />
    </>
  )
}

const Terms = () => (
  <>
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <DateField name="startsOn" hint={texts.startsOnHint()} />
      <NumberField name="months" />
      <TextField name="governingLaw" hint={texts.governingLawHint()} />
      <TextField name="contact" hint={texts.contactHint()} />
    </SimpleGrid>
  </>
)
