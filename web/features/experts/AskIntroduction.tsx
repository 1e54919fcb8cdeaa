/** Wishes to be introduced to an expert. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/experts/askIntroduction.js'
import { requestIntroductionRules } from '#api/features/experts/introduction.rules.ts'
import type { AskIntroductionMutation } from '#web/__generated__/AskIntroductionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = requestIntroductionRules.omit(['expertId'])

interface Props {
  expert: { id: string; name: string } | null
  onClose: () => void
}

export function AskIntroduction({ expert, onClose }: Props) {
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
      success: {
        title: texts.introductionRequested(),
        description: texts.youAreToldWhenThe(),
      },
      failure: texts.failedToRequestTheIntroduction(),
    },
  )
  return (
    <FormDialog
      call="requestIntroduction"
      open={expert !== null}
      onClose={onClose}
      title={texts.requestAnIntroductionTo({ name: expert?.name ?? '' })}
      rules={rules}
      initial={{ message: '' }}
      action={({ message }) => ask({ input: { expertId: expert!.id, message } })}
      submit={texts.sendRequest()}
    >
      <Text>{texts.theExpertReadsYourName()}</Text>
      <TextArea name="message" rows={5} />
    </FormDialog>
  )
}
