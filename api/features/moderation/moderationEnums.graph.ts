/** The choices of moderation in the schema. */
import type {
  ContentKind,
  ModerationDecision,
  ModerationStatus,
  ReportReason,
} from '../../__generated__/prisma/enums.ts'
import { describedEnum } from '../../builder.ts'
import type { ReportOutcome } from './moderation.list.ts'

export const ContentKindEnum = describedEnum<ContentKind>('ContentKind', 'What was reported.', {
  IDEA: null,
  CHALLENGE: null,
  PROJECT: null,
  PROFILE: 'What a person says of themselves.',
  POST: 'A post of a team’s discussion.',
  COMMENT: 'A message on a record.',
  QUESTION: 'A question about a challenge.',
})

export const ReportReasonEnum = describedEnum<ReportReason>('ReportReason', 'Why content is reported.', {
  SPAM: 'It advertises, or repeats itself.',
  HARASSMENT: 'It insults or threatens someone.',
  INAPPROPRIATE: 'It does not belong on a platform of a university.',
  MISLEADING: 'It is wrong or misleads.',
  CONFIDENTIAL: 'It reveals what is confidential or personal.',
  COPYRIGHT: 'It is the work of others.',
  OTHER: 'The report says why.',
})

export const ModerationStatusEnum = describedEnum<ModerationStatus>('ModerationStatus', 'Where a case stands.', {
  OPEN: 'It waits for a decision.',
  DISMISSED: 'The content stays as it is.',
  REVISION_ASKED: 'The content is hidden until its author has revised it.',
  RESUBMITTED: 'Its author has revised the content, and it waits for a decision.',
  HIDDEN: 'Its author and moderators see the content.',
  REMOVED: 'Moderators alone see the content.',
  APPEALED: 'Its author appeals, and another moderator answers.',
  UPHELD: 'The decision stands after an appeal.',
  RESTORED: 'The content is open to others again.',
})

export const ModerationDecisionEnum = describedEnum<ModerationDecision>(
  'ModerationDecision',
  'What moderators decide about reported content.',
  {
    DISMISSED: 'The content stays as it is.',
    REVISION_ASKED: 'Its author is asked to revise it; it is hidden until then.',
    HIDDEN: 'Others do not see it any more.',
    REMOVED: 'Others do not see it any more, nor does its author.',
  },
)

export const ReportOutcomeEnum = describedEnum<ReportOutcome>('ReportOutcome', 'What came of a report.', {
  WAITING: 'It waits for a decision.',
  KEPT: 'The content stays, or is restored.',
  ACTED: 'The content was withheld.',
})
