/** The history of enquiries in words. */
import * as texts from '#texts/enquiries/history.js'
import { sentences } from '#web/features/history/sentences.ts'

export const enquiryHistory = sentences(
  { askAboutTechnology: texts.received, answerEnquiry: texts.answered, closeEnquiry: texts.closed },
  texts.updated,
)
