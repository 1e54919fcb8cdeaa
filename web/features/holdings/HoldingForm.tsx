/** Adds a company to the portfolio, or changes a holding. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { createHoldingRules, updateHoldingRules } from '#api/features/holdings/holding.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { HoldingForm_holding$key } from '#web/__generated__/HoldingForm_holding.graphql.ts'
import type { HoldingFormCreateMutation } from '#web/__generated__/HoldingFormCreateMutation.graphql.ts'
import type { HoldingFormUpdateMutation } from '#web/__generated__/HoldingFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { emptyTerms, KindFields, TermsFields } from './TermsFields.tsx'

const updateRules = updateHoldingRules.omit(['id'])

export function NewHolding({ onClose }: { onClose: () => void }) {
  const [create] = useAction<HoldingFormCreateMutation>(
    graphql`
      mutation HoldingFormCreateMutation($input: CreateHoldingInput!) {
        createHolding(input: $input) {
          holding {
            ...HoldingForm_holding
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createHolding"
      open
      onClose={onClose}
      title={texts.addCompany()}
      rules={createHoldingRules}
      initial={{ name: '', trl: null as number | null, ...emptyTerms, notes: '' }}
      action={(values) => create({ input: values })}
      submit={texts.addCompany()}
    >
      <Fields external />
    </FormDialog>
  )
}

export function EditHolding({ holding: key, onClose }: { holding: HoldingForm_holding$key; onClose: () => void }) {
  const { id, external, name, trl, instrument, amount, investedOn, stakePercent, fundingStage, sector, notes } =
    useFragment(
      graphql`
        fragment HoldingForm_holding on Holding {
          id
          external
          name
          trl
          instrument
          amount
          investedOn
          stakePercent
          fundingStage
          sector
          notes
        }
      `,
      key,
    )
  const [update] = useAction<HoldingFormUpdateMutation>(
    graphql`
      mutation HoldingFormUpdateMutation($input: UpdateHoldingInput!) {
        updateHolding(input: $input) {
          holding {
            ...HoldingForm_holding
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateHolding"
      open
      onClose={onClose}
      title={texts.edit()}
      rules={updateRules}
      initial={{ name, trl, instrument, amount, investedOn, stakePercent, fundingStage, sector, notes }}
      action={(values) => update({ input: { id, ...values } })}
      submit={texts.save()}
    >
      <Fields external={external} />
    </FormDialog>
  )
}

/** The name and the level of a project are its own, and the terms are those that the university recorded. */
const Fields = ({ external }: { external: boolean }) => (
  <>
    {external && (
      <SimpleGrid templateColumns={{ base: '1fr', sm: '1fr 7rem' }} gap="4">
        <TextField name="name" autoComplete="off" />
        <NumberField name="trl" />
      </SimpleGrid>
    )}
    {external ? <TermsFields /> : <KindFields />}
    <TextArea name="notes" rows={3} hint={texts.notesHint()} />
  </>
)
