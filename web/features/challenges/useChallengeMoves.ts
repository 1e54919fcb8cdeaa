/** What moves a challenge on, each told when it is done. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/challenges/useChallengeMoves.js'
import type { useChallengeMovesCancelMutation } from '#web/__generated__/useChallengeMovesCancelMutation.graphql.ts'
import type { useChallengeMovesCloseMutation } from '#web/__generated__/useChallengeMovesCloseMutation.graphql.ts'
import type { useChallengeMovesCompleteMutation } from '#web/__generated__/useChallengeMovesCompleteMutation.graphql.ts'
import type { useChallengeMovesDuplicateMutation } from '#web/__generated__/useChallengeMovesDuplicateMutation.graphql.ts'
import type { useChallengeMovesExtendMutation } from '#web/__generated__/useChallengeMovesExtendMutation.graphql.ts'
import type { useChallengeMovesRemindMutation } from '#web/__generated__/useChallengeMovesRemindMutation.graphql.ts'
import type { useChallengeMovesRemoveMutation } from '#web/__generated__/useChallengeMovesRemoveMutation.graphql.ts'
import type {
  UpdateClosingReportInput,
  useChallengeMovesReportMutation,
} from '#web/__generated__/useChallengeMovesReportMutation.graphql.ts'
import type { useChallengeMovesSubmitMutation } from '#web/__generated__/useChallengeMovesSubmitMutation.graphql.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { useAction } from '#web/relay/useAction.ts'

const telling = {
  submit: {
    success: {
      title: texts.sentToTheUniversity(),
      description: texts.itIsPublishedOnceIt(),
    },
    failure: texts.pleaseCompleteTheChallengeFirst(),
  },
  remind: {
    success: {
      title: texts.companyReminded(),
      description: texts.theOwnerAndThoseWho(),
    },
    failure: texts.failedToRemindTheCompany(),
  },
  extend: {
    success: {
      title: texts.deadlineExtended(),
      description: texts.thoseWhoProposedOrStarred(),
    },
    failure: texts.failedToExtend(),
  },
  close: {
    success: { title: texts.challengeClosed() },
    failure: texts.failedToClose(),
  },
  complete: {
    success: { title: texts.challengeCompleted() },
    failure: texts.failedToComplete(),
  },
  report: {
    success: { title: texts.reportSaved() },
    failure: texts.failedToSaveReport(),
  },
  cancel: {
    success: {
      title: texts.challengeCancelled(),
      description: texts.thoseWhoProposedOrStarred(),
    },
    failure: texts.failedToCancel(),
  },
  duplicate: {
    success: {
      title: texts.challengeDuplicated(),
      description: texts.theCopyIsADraft(),
    },
    failure: texts.failedToDuplicate(),
  },
  remove: {
    success: { title: texts.challengeDeleted() },
    failure: texts.failedToDelete(),
  },
}

export function useChallengeMoves() {
  const navigate = useNavigate()
  const [submit, submitPending] = useAction<useChallengeMovesSubmitMutation>(
    graphql`
      mutation useChallengeMovesSubmitMutation($input: SubmitChallengeInput!) {
        submitChallenge(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    telling.submit,
  )
  const [extend, extendPending] = useAction<useChallengeMovesExtendMutation>(
    graphql`
      mutation useChallengeMovesExtendMutation($input: ExtendChallengeInput!) {
        extendChallenge(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    telling.extend,
  )
  const [remind, remindPending] = useAction<useChallengeMovesRemindMutation>(
    graphql`
      mutation useChallengeMovesRemindMutation($input: RemindCompanyInput!) {
        remindCompany(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    telling.remind,
  )
  const [close, closePending] = useAction<useChallengeMovesCloseMutation>(
    graphql`
      mutation useChallengeMovesCloseMutation($input: CloseChallengeInput!) {
        closeChallenge(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    telling.close,
  )
  const [complete, completePending] = useAction<useChallengeMovesCompleteMutation>(
    graphql`
      mutation useChallengeMovesCompleteMutation($input: CompleteChallengeInput!) {
        completeChallenge(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    telling.complete,
  )
  const [report, reportPending] = useAction<useChallengeMovesReportMutation>(
    graphql`
      mutation useChallengeMovesReportMutation($input: UpdateClosingReportInput!) {
        updateClosingReport(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    telling.report,
  )
  const [cancel, cancelPending] = useAction<useChallengeMovesCancelMutation>(
    graphql`
      mutation useChallengeMovesCancelMutation($input: CancelChallengeInput!) {
        cancelChallenge(input: $input) {
          challenge {
            ...ChallengeSheet_challenge
          }
        }
      }
    `,
    telling.cancel,
  )
  const [duplicate, duplicatePending] = useAction<useChallengeMovesDuplicateMutation>(
    graphql`
      mutation useChallengeMovesDuplicateMutation($input: DuplicateChallengeInput!) {
        duplicateChallenge(input: $input) {
          challenge {
            number
          }
        }
      }
    `,
    telling.duplicate,
  )
  const [remove, removePending] = useAction<useChallengeMovesRemoveMutation>(
    graphql`
      mutation useChallengeMovesRemoveMutation($input: DeleteChallengesInput!) {
        deleteChallenges(input: $input) {
          deletedIds
        }
      }
    `,
    telling.remove,
  )
  return {
    pending:
      submitPending ||
      extendPending ||
      closePending ||
      completePending ||
      reportPending ||
      cancelPending ||
      remindPending ||
      duplicatePending ||
      removePending,
    submit: async (id: string) => {
      const { fieldErrors } = await submit({ input: { id } })
      // No form is there to show what is missing.
      if (fieldErrors && Object.keys(fieldErrors).length)
        toast({ kind: 'error', title: telling.submit.failure, description: Object.values(fieldErrors).join('. ') })
    },
    remind: (id: string, comment?: string) => remind({ input: { id, ...(comment ? { comment } : {}) } }),
    extend: (id: string, deadline: string, answerBy: string | null) =>
      extend({ input: { id, deadline, ...(answerBy ? { answerBy } : {}) } }),
    close: async (id: string) => (await close({ input: { id } })).ok,
    complete: (id: string, closingReport?: string) => complete({ input: { id, closingReport } }),
    report: (input: UpdateClosingReportInput) => report({ input }),
    cancel: (id: string, reason: string) => cancel({ input: { id, reason } }),
    duplicate: async (id: string) => {
      const outcome = await duplicate({ input: { id } })
      const number = outcome.ok && outcome.data.duplicateChallenge.challenge?.number
      if (number) void navigate(`?challenge=${number}`)
    },
    remove: async (id: string) => (await remove({ input: { ids: [id] } })).ok,
  }
}
