/** In what an investor invests, as a form in a dialog. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { sectors, sectorWords } from '#api/features/challenges/sectorWords.rules.ts'
import { fundingStages, saveInvestmentThesisRules } from '#api/features/opportunities/opportunity.rules.ts'
import * as texts from '#texts/opportunities/thesis.js'
import type { ThesisForm_thesis$key } from '#web/__generated__/ThesisForm_thesis.graphql.ts'
import type { ThesisFormMutation } from '#web/__generated__/ThesisFormMutation.graphql.ts'
import { fundingWords } from '#web/features/projects/projectWords.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, SwitchField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { TagsField } from '#web/ui/form/TagsField.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'

const sectorChoices = sectors.map((value) => ({ value, label: sectorWords(value) }))
const stageChoices = fundingStages.map((value) => ({ value, label: fundingWords[value] }))

const empty = {
  sectors: [] as readonly string[],
  trlFrom: null as number | null | undefined,
  trlUntil: null as number | null | undefined,
  ticketFrom: null as number | null | undefined,
  ticketUntil: null as number | null | undefined,
  stages: [] as readonly ('UNFUNDED' | 'PARTIALLY_FUNDED' | 'FUNDED')[],
  places: [] as readonly string[],
  words: '',
  shared: false,
}

interface Props {
  thesis: ThesisForm_thesis$key | null
  onClose: () => void
}

export function ThesisForm({ thesis: key, onClose }: Props) {
  const thesis = useFragment(
    graphql`
      fragment ThesisForm_thesis on InvestmentThesis {
        sectors
        trlFrom
        trlUntil
        ticketFrom
        ticketUntil
        stages
        places
        words
        shared
      }
    `,
    key,
  )
  const [save] = useAction<ThesisFormMutation>(
    graphql`
      mutation ThesisFormMutation($input: SaveInvestmentThesisInput!) {
        saveInvestmentThesis(input: $input) {
          thesis {
            ...ThesisForm_thesis
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="saveInvestmentThesis"
      open
      onClose={onClose}
      title={texts.title()}
      rules={saveInvestmentThesisRules}
      initial={{ ...empty, ...thesis }}
      action={(input) => save({ input })}
      submit={texts.save()}
    >
      <TicksField name="sectors" choices={sectorChoices} />
      <SimpleGrid columns={2} gap="4">
        <NumberField name="trlFrom" />
        <NumberField name="trlUntil" />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <NumberField name="ticketFrom" />
        <NumberField name="ticketUntil" />
      </SimpleGrid>
      <TicksField name="stages" choices={stageChoices} />
      <TagsField name="places" hint={texts.placesHint()} />
      <TextArea name="words" />
      <SwitchField name="shared" hint={texts.sharedHint()} />
    </FormDialog>
  )
}
