/** Says how satisfied the researcher is with the answer. */
import { graphql } from 'react-relay'
import { rateSupportRequestRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/actions.js'
import type { RateRequestMutation } from '#web/__generated__/RateRequestMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = rateSupportRequestRules.omit(['id'])
const choices = [texts.five(), texts.four(), texts.three(), texts.two(), texts.one()].map((label, nth) => ({
  value: String(5 - nth),
  label,
}))

interface Props {
  id: string
  /** What was rated before. */
  rating: number | null | undefined
  comment: string
  onClose: () => void
}

export function RateRequest({ id, rating, comment, onClose }: Props) {
  const [rate] = useAction<RateRequestMutation>(
    graphql`
      mutation RateRequestMutation($input: RateSupportRequestInput!) {
        rateSupportRequest(input: $input) {
          supportRequest {
            ...SupportRequestView_request
          }
        }
      }
    `,
    { success: { title: texts.rated() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="rateSupportRequest"
      open
      onClose={onClose}
      title={texts.rateTitle()}
      rules={rules}
      initial={{ rating: rating ?? ('' as number | ''), comment }}
      action={({ rating: chosen, ...rest }) => rate({ input: { id, rating: Number(chosen), ...rest } })}
      submit={texts.rateButton()}
    >
      <SelectField name="rating" placeholder={texts.chooseRating()} choices={choices} />
      <TextArea name="comment" rows={3} />
    </FormDialog>
  )
}
