/** The questions that the desk of a challenge asks before it moves it: a day, a reason, a comment. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { AnyObjectSchema } from 'yup'
import {
  cancelChallengeRules,
  extendChallengeRules,
  publishChallengeRules,
  remindCompanyRules,
  returnChallengeRules,
} from '#api/features/challenges/challenge.rules.ts'
import * as texts from '#texts/challenges/deskDialog.js'
import type { DeskDialog_challenge$key } from '#web/__generated__/DeskDialog_challenge.graphql.ts'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { AnonymousNote } from './AnonymousNote.tsx'
import { useChallengeMoves } from './useChallengeMoves.ts'

type Commented = 'publish' | 'giveBack' | 'remind'
export type Asked = 'extend' | 'cancel' | Commented

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
        ...AnonymousNote_challenge
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
  const { title, call, rules, says, hint, submit } = comments[asked]
  return (
    <FormDialog
      call={call}
      {...dialog}
      title={title}
      rules={rules}
      initial={{ comment: '' }}
      action={({ comment }) => moves[asked](id, comment)}
      submit={submit}
    >
      {says && <Text>{says}</Text>}
      {asked === 'publish' && <AnonymousNote challenge={challenge} />}
      <TextArea name="comment" hint={hint} />
    </FormDialog>
  )
}

/** What the university says to a company. */
const comments: Record<
  Commented,
  { title: string; call: string; rules: AnyObjectSchema; says: string; hint: string; submit: string }
> = {
  publish: {
    title: texts.publishThisChallenge(),
    call: 'publishChallenge',
    rules: publishChallengeRules.omit(['id']),
    says: texts.researchersSeeItFromNow(),
    hint: texts.theCompanyReadsIt(),
    submit: texts.publish(),
  },
  giveBack: {
    title: texts.giveBack(),
    call: 'returnChallenge',
    rules: returnChallengeRules.omit(['id']),
    says: '',
    hint: texts.whatHasToChangeThe(),
    submit: texts.giveBack(),
  },
  remind: {
    title: texts.remindTheCompany(),
    call: 'remindCompany',
    rules: remindCompanyRules.omit(['id']),
    says: texts.theOwnerAndThoseWho(),
    hint: texts.theyReadItWithThe(),
    submit: texts.remind(),
  },
}
