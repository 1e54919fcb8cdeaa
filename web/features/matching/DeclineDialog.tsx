/** Why a match is not relevant: kept, and taken into account in what is shown next. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/challengeMatching/decline.js'
import { declineMatchRules, matchReasons } from '#api/features/matching/match.rules.ts'
import type { DeclineDialogMutation, MatchReason } from '#web/__generated__/DeclineDialogMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { reasonWords } from './matchWords.ts'

interface Props {
  pair: { projectId: string; challengeId: string }
  title: string
  onClose: () => void
}

const rules = declineMatchRules.omit(['projectId', 'challengeId'])
const telling = { success: { title: texts.done(), description: texts.doneWhy() }, failure: texts.failed() }
const choices = matchReasons.map((value) => ({ value, label: reasonWords[value] }))

export function DeclineDialog({ pair, title, onClose }: Props) {
  const [decline] = useAction<DeclineDialogMutation>(
    graphql`
      mutation DeclineDialogMutation($input: DeclineMatchInput!) {
        declineMatch(input: $input) {
          projectId
        }
      }
    `,
    telling,
  )
  return (
    <FormDialog
      call="declineMatch"
      open
      onClose={onClose}
      title={texts.title({ title })}
      rules={rules}
      initial={{ reason: '', comment: '' }}
      action={({ reason, comment }) => decline({ input: { ...pair, reason: reason as MatchReason, comment } })}
      submit={texts.submit()}
    >
      <Text>{texts.reasons()}</Text>
      <SelectField name="reason" placeholder={texts.choose()} choices={choices} />
      <TextArea name="comment" rows={3} />
    </FormDialog>
  )
}
