/** The stages of the ascent line in words. */
import type { Stage } from '#api/ascent.rules.ts'
import * as texts from '#texts/ui/ascent.js'

export const stageWords: Readonly<Record<Stage, string>> = {
  IDEA: texts.idea(),
  RESEARCH: texts.research(),
  VALIDATION: texts.validation(),
  PROTOTYPE: texts.prototype(),
  PILOT: texts.pilot(),
  MARKET: texts.market(),
}
