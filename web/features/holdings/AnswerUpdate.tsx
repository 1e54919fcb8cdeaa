/** The lead's answer to an investor who asks for an update: what happened, and the figures that were asked for. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { useField } from 'formik'
import { answerHoldingUpdateRules } from '#api/features/holdings/update.rules.ts'
import * as texts from '#texts/holdings/answer.js'
import type { AnswerUpdate_update$key } from '#web/__generated__/AnswerUpdate_update.graphql.ts'
import type { AnswerUpdateMutation } from '#web/__generated__/AnswerUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { RowNumber } from '#web/ui/form/RowsField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'

const rules = answerHoldingUpdateRules.omit(['id'])

interface Row {
  name: string
  value: string
}

export function AnswerUpdate({ update: key }: { update: AnswerUpdate_update$key }) {
  const { id, figures } = useFragment(
    graphql`
      fragment AnswerUpdate_update on HoldingUpdate {
        id
        figures {
          name
          unit
        }
      }
    `,
    key,
  )
  const [answer] = useAction<AnswerUpdateMutation>(
    graphql`
      mutation AnswerUpdateMutation($input: AnswerHoldingUpdateInput!) {
        answerHoldingUpdate(input: $input) {
          update {
            answeredAt
          }
        }
      }
    `,
    { success: { title: texts.sent() }, failure: texts.failed() },
  )
  const units = new Map(figures.map(({ name, unit }) => [name, unit]))
  return (
    <Form
      call="answerHoldingUpdate"
      rules={rules}
      initial={{ text: '', figures: figures.map(({ name }): Row => ({ name, value: '' })) }}
      action={(values) => answer({ input: { id, ...values } as never })}
      actions={<SubmitButton>{texts.send()}</SubmitButton>}
    >
      <TextArea name="text" rows={5} hint={texts.textHint()} />
      {figures.length > 0 && <Values units={units} />}
    </Form>
  )
}

/** One value for each figure; what is not known stays empty. */
function Values({ units }: { units: ReadonlyMap<string, string> }) {
  const [{ value: rows }, , { setValue }] = useField<readonly Row[]>('figures')
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap="4">
      {rows.map(({ name, value }, at) => (
        <RowNumber
          key={name}
          label={units.get(name) ? texts.inUnit({ name, unit: units.get(name)! }) : name}
          value={value}
          onChange={(given) => void setValue(rows.map((row, nth) => (nth === at ? { ...row, value: given } : row)))}
        />
      ))}
    </SimpleGrid>
  )
}
