/** Why there is no draft, in a sentence for the person who asked for it. */
import * as texts from '#texts/model/whyNot.js'

export const whyNot = {
  NO_MODEL: texts.noModel,
  OFF: texts.off,
  NOTHING_TO_SEND: texts.nothingToSend,
  BUDGET: texts.budget,
  WRONG_SHAPE: texts.wrongShape,
  REFUSED: texts.refused,
  BUSY: texts.busy,
  TIMED_OUT: texts.timedOut,
  FAILED: texts.failed,
  CANCELLED: texts.cancelled,
} as const

export type WhyNot = keyof typeof whyNot
