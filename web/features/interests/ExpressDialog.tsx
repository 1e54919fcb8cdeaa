/** Tells the university and the lead of a project that one is interested in it; investors may say how much they think of. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { createInterestRules } from '#api/features/interests/interest.rules.ts'
import * as texts from '#texts/interests/actions.js'
import type { ExpressDialogMutation } from '#web/__generated__/ExpressDialogMutation.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { AmountFields } from './AmountFields.tsx'

const rules = createInterestRules.omit(['projectId'])

interface Props {
  project: { id: string; title: string }
  onClose: () => void
  /** Called with the address of the interest. */
  onExpressed: (path: string) => void
}

export function ExpressDialog({ project: { id, title }, onClose, onExpressed }: Props) {
  const invests = useAllowed('OPPORTUNITY_BROWSE')
  const [express] = useAction<ExpressDialogMutation>(
    graphql`
      mutation ExpressDialogMutation($input: CreateInterestInput!) {
        createInterest(input: $input) {
          interest {
            path
          }
        }
      }
    `,
    { success: { title: texts.expressed(), description: texts.expressedNote() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createInterest"
      open
      onClose={onClose}
      title={texts.express()}
      rules={invests ? rules : rules.pick(['message'])}
      initial={{
        message: '',
        ...(invests && {
          amountFrom: null as number | null,
          amountUntil: null as number | null,
          amountOpen: false,
        }),
      }}
      action={(values) => express({ input: { projectId: id, ...values } })}
      onDone={({ data }) => data.createInterest.interest && onExpressed(data.createInterest.interest.path)}
      submit={texts.express()}
    >
      <Text fontWeight="medium" dir="auto">
        {title}
      </Text>
      <Text color="fg.muted">{texts.expressHint()}</Text>
      <TextArea name="message" rows={4} />
      {invests && <AmountFields />}
    </FormDialog>
  )
}
