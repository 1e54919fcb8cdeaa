/** The way back from an assessment. */
import * as texts from '#texts/readiness/assessment.js'
import type { Back } from '#web/ui/record/RecordMissing.tsx'

export const backToAssessments = (): Back => ({ to: '/ai/arl-assessments', label: texts.back() })
