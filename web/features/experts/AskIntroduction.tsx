/** Wishes to be introduced to an expert. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { requestIntroductionRules } from '#api/features/experts/introduction.rules.ts'
import type { AskIntroductionMutation } from '#web/__generated__/AskIntroductionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = requestIntroductionRules.omit(['expertId'])

interface Props {
  expert: { id: string; name: string } | null
  onClose: () => void
  onDone: () => void
}

export function AskIntroduction({ expert, onClose, onDone }: Props) {
  const [ask] = useAction<AskIntroductionMutation>(
    graphql`
      mutation AskIntroductionMutation($input: RequestIntroductionInput!) {
        requestIntroduction(input: $input) {
          expert {
            id
            introduction {
              id
              state
              askAgainAt
              ...Introduction_introduction
            }
          }
        }
      }
    `,
    {
      success: { title: 'Introduction requested', description: 'You are told when the expert answers.' },
      failure: 'Failed to request the introduction',
    },
  )
  return (
    <FormDialog
      call="requestIntroduction"
      open={expert !== null}
      onClose={onClose}
      title={`Request an introduction to ${expert?.name ?? ''}`}
      rules={rules}
      initial={{ message: '' }}
      action={({ message }) => ask({ input: { expertId: expert!.id, message } })}
      onDone={onDone}
      submit="Send request"
    >
      <Text>The expert reads your name, your company and what you write, and decides whether to give an address.</Text>
      <TextArea name="message" rows={5} />
    </FormDialog>
  )
}
