/** Asks the lead of a project for updates at an interval. */
import { SimpleGrid, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { requestHoldingUpdatesRules } from '#api/features/holdings/update.rules.ts'
import * as texts from '#texts/holdings/form.js'
import type { RequestUpdatesMutation, UpdateInterval } from '#web/__generated__/RequestUpdatesMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { KpiFields, type KpiRow } from './FigureFields.tsx'
import { choicesOf, intervals } from './holdingWords.ts'

const rules = requestHoldingUpdatesRules.omit(['id'])

interface Props {
  id: string
  /** What the last update told, with which a new series begins. */
  kpis: readonly KpiRow[]
  onClose: () => void
}

export function RequestUpdates({ id, kpis, onClose }: Props) {
  const [request] = useAction<RequestUpdatesMutation>(
    graphql`
      mutation RequestUpdatesMutation($input: RequestHoldingUpdatesInput!) {
        requestHoldingUpdates(input: $input) {
          holding {
            id
          }
        }
      }
    `,
    { success: { title: texts.requested(), description: texts.requestedWhat() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="requestHoldingUpdates"
      open
      onClose={onClose}
      title={texts.request()}
      rules={rules}
      initial={{
        every: 'QUARTERLY' as UpdateInterval,
        dueOn: '',
        message: '',
        kpis: kpis.map(({ name, unit }) => ({ name, unit })),
      }}
      action={(values) => request({ input: { id, ...values } })}
      submit={texts.request()}
    >
      <Text color="fg.muted">{texts.requestHint()}</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <SelectField name="every" choices={choicesOf(intervals)} />
        <DateField name="dueOn" />
      </SimpleGrid>
      <KpiFields />
      <TextArea name="message" rows={2} />
    </FormDialog>
  )
}
