/** An interest's history in words. */
import * as texts from '#texts/interests/history.js'
import type { Change } from '#web/features/history/History.tsx'
import { after, before, sentences, type Deed } from '#web/features/history/sentences.ts'
import { stages, type Stage } from './interestWords.ts'

const stageOf = (changes: readonly Change[]) => stages[after(changes, 'status') as Stage]?.words ?? ''

const deeds: Record<string, Deed> = {
  createInterest: texts.expressed,
  updateInterest: texts.amounts,
  withdrawInterest: texts.withdrawn,
  passInterest: texts.passed,
  completeInterest: (changes) => texts.moved({ stage: stageOf(changes) }),
  moveInterest: (changes) => texts.moved({ stage: stageOf(changes) }),
  confirmMeetingTime: (changes) => texts.moved({ stage: stageOf(changes) }),
  answerMeeting: (changes) => texts.moved({ stage: stageOf(changes) }),
  cancelMeeting: (changes) => texts.moved({ stage: stageOf(changes) }),
  completeMeetings: (changes) => texts.moved({ stage: stageOf(changes) }),
  assignInterest: texts.assigned,
  setInterestNextStep: (changes) => {
    const step = after(changes, 'nextStep')
    return step ? texts.planned({ step }) : texts.unplanned()
  },
  setInterestLead: (changes) => (after(changes, 'leadSince') ? texts.leadIn() : texts.leadOut()),
  addInterestTask: (changes) => texts.task({ text: after(changes, 'task') }),
  deleteInterestTask: (changes) => texts.taskRemoved({ text: before(changes, 'task') }),
  correctHoldingTerms: texts.corrected,
  createMessage: texts.wrote,
}

export const interestHistory = sentences(deeds, texts.updated)
