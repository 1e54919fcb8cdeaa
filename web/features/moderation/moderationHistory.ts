/** The history of cases in words. */
import * as texts from '#texts/moderation/history.js'
import { after, sentences } from '#web/features/history/sentences.ts'
import { statusOf } from './moderationWords.ts'

export const moderationHistory = sentences(
  {
    reportContent: texts.reported,
    claimModerationCase: texts.claimed,
    releaseModerationCase: texts.released,
    decideModerationCase: (changes) => texts.decided({ state: statusOf(after(changes, 'status')).words }),
    restoreContent: texts.restored,
    submitRevision: texts.resubmitted,
    appealModeration: texts.appealed,
    decideAppeal: (changes) => texts.answered({ state: statusOf(after(changes, 'status')).words }),
  },
  texts.changed,
)
