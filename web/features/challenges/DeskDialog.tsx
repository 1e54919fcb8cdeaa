/** The questions that the desk of a challenge asks before it moves it or reminds its company: a day, a reason, words. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import {
  cancelChallengeRules,
  completeChallengeRules,
  extendChallengeRules,
  remindCompanyRules,
  updateClosingReportRules,
} from '#api/features/challenges/challenge.rules.ts'
import * as texts from '#texts/challenges/deskDialog.js'
import type { DeskDialog_challenge$key } from '#web/__generated__/DeskDialog_challenge.graphql.ts'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { useChallengeMoves } from './useChallengeMoves.ts'

export type Asked = 'extend' | 'complete' | 'report' | 'cancel' | 'remind'

interface Props {
  asked: Asked
  challenge: DeskDialog_challenge$key
  onClose: () => void
}

export function DeskDialog({ asked, challenge: key, onClose }: Props) {
  const challenge = useFragment(
    graphql`
      fragment DeskDialog_challenge on Challenge {
        id
        deadline
        answerBy
        closingReport
      }
    `,
    key,
  )
  const moves = useChallengeMoves()
  const { id } = challenge
  const dialog = { open: true, onClose }
  if (asked === 'extend')
    return (
      <FormDialog
        call="extendChallenge"
        {...dialog}
        title={texts.extendTheDeadline()}
        rules={extendChallengeRules.omit(['id'])}
        initial={{ deadline: challenge.deadline ?? '', answerBy: challenge.answerBy ?? '' }}
        action={({ deadline, answerBy }) => moves.extend(id, deadline, answerBy)}
        submit={texts.extend()}
      >
        <Text>{texts.thoseWhoProposedOrStarred()}</Text>
        <DateField name="deadline" hint={texts.theLastDayOnWhich()} />
        <DateField name="answerBy" hint={texts.theDayByWhichApplicants()} />
      </FormDialog>
    )
  if (asked === 'complete')
    return (
      <FormDialog
        call="completeChallenge"
        {...dialog}
        title={texts.completeTitle()}
        rules={completeChallengeRules.omit(['id'])}
        initial={{ closingReport: '' }}
        action={({ closingReport }) => moves.complete(id, closingReport)}
        submit={texts.complete()}
      >
        <Text>{texts.completeMeans()}</Text>
        <TextArea name="closingReport" hint={texts.reportHint()} />
      </FormDialog>
    )
  if (asked === 'report')
    return (
      <FormDialog
        call="updateClosingReport"
        {...dialog}
        title={texts.reportTitle()}
        rules={updateClosingReportRules.whole}
        initial={{ closingReport: challenge.closingReport }}
        action={(_, __, edit) => moves.report({ ...edit, id })}
        submit={texts.save()}
      >
        <TextArea name="closingReport" hint={texts.reportHint()} />
      </FormDialog>
    )
  if (asked === 'cancel')
    return (
      <FormDialog
        call="cancelChallenge"
        {...dialog}
        title={texts.cancelThisChallenge()}
        rules={cancelChallengeRules.omit(['id'])}
        initial={{ reason: '' }}
        action={({ reason }) => moves.cancel(id, reason)}
        submit={texts.cancelChallenge()}
        danger
      >
        <TextArea name="reason" hint={texts.thoseWhoProposedOrStarred2()} />
      </FormDialog>
    )
  return (
    <FormDialog
      call="remindCompany"
      {...dialog}
      title={texts.remindTheCompany()}
      rules={remindCompanyRules.omit(['id'])}
      initial={{ comment: '' }}
      action={({ comment }) => moves.remind(id, comment)}
      submit={texts.remind()}
    >
      <Text>{texts.theOwnerAndThoseWho()}</Text>
      <TextArea name="comment" hint={texts.theyReadItWithThe()} />
    </FormDialog>
  )
}
