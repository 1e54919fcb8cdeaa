/** The text of a technology summary, which must fit on one page. */
import { HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { sectors, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import {
  lengthOf,
  longestSummary,
  summaryOffers,
  summaryProtections,
  updateSummaryRules,
  type PageTexts,
} from '#api/features/summaries/summary.rules.ts'
import { offerWords, protectionWords } from '#api/features/summaries/summaryWords.rules.ts'
import * as texts from '#texts/summaries/form.js'
import type { EditSummary_summary$key } from '#web/__generated__/EditSummary_summary.graphql.ts'
import type { EditSummaryMutation } from '#web/__generated__/EditSummaryMutation.graphql.ts'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { firstTexts } from '#web/features/translations/firstTexts.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CancelButton } from '#web/ui/form/CancelButton.tsx'
import { LinesField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { sectorOf } from './sectorOf.ts'

const sectorChoices = sectors.map((value) => ({ value: sectorOf(value), label: sectorWords(value) }))
const offerChoices = summaryOffers.map((value) => ({ value, label: offerWords(value) }))
const protectionChoices = summaryProtections.map((value) => ({ value, label: protectionWords(value) }))

export function EditSummary({ summary: key, onDone }: { summary: EditSummary_summary$key; onDone: () => void }) {
  const { id, contact, advantages, offers, status, ...text } = firstTexts(
    useFragment(
      graphql`
        fragment EditSummary_summary on TechnologySummary {
          id
          status
          firstHeadline: headline(version: FIRST)
          firstProblem: problem(version: FIRST)
          firstSolution: solution(version: FIRST)
          firstAlternative: alternative(version: FIRST)
          firstAdvantages: advantages(version: FIRST)
          sector
          offers
          firstSought: sought(version: FIRST)
          protection
          contact {
            id
          }
        }
      `,
      key,
    ),
  )
  const [save] = useAction<EditSummaryMutation>(
    graphql`
      mutation EditSummaryMutation($input: UpdateSummaryInput!) {
        updateSummary(input: $input) {
          technologySummary {
            id
            status
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const initial = { ...text, advantages: [...advantages], offers: [...offers], contactId: contact?.id ?? '' }
  return (
    <Form
      call="updateSummary"
      rules={updateSummaryRules.whole}
      initial={initial}
      action={(_, changed, edit) => save({ input: { id, ...edit } }, undefined, changed)}
      onDone={onDone}
      actions={
        <HStack justifyContent="end">
          <CancelButton onCancel={onDone} />
          <SubmitButton>{texts.save()}</SubmitButton>
        </HStack>
      }
    >
      <Stack gap="4">
        {(status === 'PROPOSED' || status === 'AGREED') && (
          <Text role="note" bg="bg.warning" borderRadius="md" padding="4">
            {texts.endsAgreement()}
          </Text>
        )}
        <Text color="fg.muted">{texts.nothingConfidential()}</Text>
        <TextField name="headline" hint={texts.headlineHint()} />
        <TextArea name="problem" rows={4} hint={texts.problemHint()} />
        <TextArea name="solution" rows={6} hint={texts.solutionHint()} />
        <TextField name="alternative" hint={texts.alternativeHint()} />
        <LinesField name="advantages" rows={5} hint={texts.advantagesHint()} />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <SelectField name="sector" choices={sectorChoices} />
          <SelectField name="protection" choices={protectionChoices} />
        </SimpleGrid>
        <TicksField name="offers" choices={offerChoices} />
        <TextArea name="sought" rows={2} hint={texts.soughtHint()} />
        <PersonField name="contactId" roles={universityRoles} hint={texts.contactHint()} />
        <Room />
      </Stack>
    </Form>
  )
}

/** How much of the page is taken. */
function Room() {
  const { values } = useFormikContext<Omit<PageTexts, 'advantages'> & { advantages: string | readonly string[] }>()
  // What is being written into a field of lines is a text.
  const advantages = [values.advantages].flat()
  return (
    <Text fontSize="sm" color="fg.muted" textAlign="end" aria-live="polite">
      {texts.room({ taken: lengthOf({ ...values, advantages }), most: longestSummary })}
    </Text>
  )
}
