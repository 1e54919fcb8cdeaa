/** Decides about items of a review: access is removed, or changed, with a reason. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { decideAccessReviewRules } from '#api/features/accessReviews/accessReview.rules.ts'
import * as texts from '#texts/accessReviews/actions.js'
import type { DecideItemsMutation } from '#web/__generated__/DecideItemsMutation.graphql.ts'
import { roleChoices } from '#web/features/users/roleNames.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

export const useDecide = () =>
  useAction<DecideItemsMutation>(
    graphql`
      mutation DecideItemsMutation($input: DecideAccessReviewInput!) {
        decideAccessReview(input: $input) {
          review {
            status
            isOverdue
            openCount
            finishedAt
          }
          items {
            id
            decision
            reason
            canDecide
          }
        }
      }
    `,
    { success: { title: texts.decided() }, failure: texts.failed() },
  )

const rules = decideAccessReviewRules.omit(['ids'])

interface Props {
  ids: string[]
  onClose: () => void
  onDone?: () => void
}

export function RemoveAccess({ ids, onClose, onDone }: Props) {
  const [decide] = useDecide()
  return (
    <FormDialog
      call="decideAccessReview"
      open
      onClose={onClose}
      title={texts.removeTitle({ count: ids.length })}
      rules={rules}
      initial={{ decision: 'REMOVE' as const, reason: '' }}
      action={(values) => decide({ input: { ids, ...values } as never })}
      {...(onDone ? { onDone } : {})}
      submit={texts.remove()}
      danger
    >
      <Text color="fg.muted">{texts.removeHint()}</Text>
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}

interface ChangeProps {
  id: string
  /** The role that is changed; null for access to one record, of which the last day is. */
  role: string | null
  expiresOn: string | null
  onClose: () => void
}

export function ChangeAccess({ id, role, expiresOn, onClose }: ChangeProps) {
  const [decide] = useDecide()
  return (
    <FormDialog
      call="decideAccessReview"
      open
      onClose={onClose}
      title={texts.changeTitle()}
      rules={rules}
      initial={{
        decision: 'CHANGE' as const,
        ...(role ? { role: '' } : { expiresOn: expiresOn ?? '' }),
        reason: '',
      }}
      action={(values) => decide({ input: { ids: [id], ...values } as never })}
      submit={texts.change()}
    >
      {role ? (
        <SelectField
          name="role"
          choices={roleChoices(role).filter(({ value }) => value !== role)}
          placeholder={texts.chooseRole()}
        />
      ) : (
        <DateField name="expiresOn" />
      )}
      <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
    </FormDialog>
  )
}
