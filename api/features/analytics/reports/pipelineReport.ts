/** The way from an idea to an agreement, where records wait, and how answers were kept, as a report. */
import { kindWords } from '../../../duties/kindWords.rules.ts'
import * as texts from '#texts/analytics/reports.js'
import * as steps from '#texts/analytics/steps.js'
import type { Context } from '../../../context.ts'
import { answerPromises } from '../../../duties/answeredInTime.ts'
import { funnelOf } from '../../../figures/funnel.ts'
import { funnelSteps, type FunnelStep } from '../../../figures/journeys.ts'
import { stageWaits } from '../../../figures/stages.ts'
import { recordName } from '../../../recordNames.ts'
import { stateInWords, type AnyState } from '../../../stateWords.ts'
import type { Asked } from '../asking.ts'
import { kept } from '../kept.ts'
import { aboutOf } from './overviewReport.ts'
import type { Report } from './report.ts'

/** The words of a step. */
export const stepWords: Record<FunnelStep, () => string> = {
  IDEA: steps.idea,
  APPROVED: steps.approved,
  VALIDATED: steps.validated,
  PROJECT: steps.project,
  TRL_FOUR: steps.trlFour,
  OPENED: steps.opened,
  INTEREST: steps.interest,
  AGREEMENT: steps.agreement,
}

export async function pipelineReport({ db }: Pick<Context, 'db'>, asked: Asked): Promise<Report> {
  const [about, funnel, waits, promises] = await Promise.all([
    aboutOf({ db }, asked),
    kept(db, `funnel:${funnelSteps.length}`, asked, () => funnelOf(db, asked)),
    stageWaits(db),
    answerPromises(db),
  ])
  return {
    title: texts.pipeline(),
    about,
    tables: [
      {
        title: texts.funnel(),
        head: [texts.step(), texts.reached(), texts.fromPrevious(), texts.medianDays()],
        rows: funnel.steps.map(({ step, reached, fromPrevious, medianDays }) => [
          stepWords[step](),
          reached,
          fromPrevious,
          medianDays,
        ]),
      },
      {
        title: texts.cohorts(),
        head: [texts.quarter(), ...funnelSteps.map((step) => stepWords[step]())],
        rows: funnel.cohorts.map(({ quarter, reached }) => [quarter, ...reached]),
      },
      {
        title: texts.stages(),
        head: [texts.record(), texts.stage(), texts.count(), texts.medianDays(), texts.longestDays()],
        rows: waits.map(({ entity, stage, count, medianDays, longestDays }) => [
          recordName(entity),
          stateInWords(stage as AnyState),
          count,
          medianDays,
          longestDays,
        ]),
      },
      {
        title: texts.answers(),
        head: [texts.what(), texts.answered(), texts.inTime()],
        rows: promises
          .filter(({ kept: { answered } }) => answered)
          .map(({ kind, kept: { answered, inTime } }) => [kindWords[kind](), answered, inTime]),
      },
    ],
  }
}
