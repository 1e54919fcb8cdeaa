/** The way from an idea to an agreement, where records wait, and how answers were kept, as a report. */
import { kindWords } from '../../../duties/kindWords.rules.ts'
import * as texts from '#texts/analytics/reports.js'
import * as steps from '#texts/analytics/steps.js'
import type { Context } from '../../../context.ts'
import type { Sector } from '../../../__generated__/prisma/enums.ts'
import { answerPromises } from '../../../duties/answeredInTime.ts'
import { countByPerson } from '../../../duties/countDuties.ts'
import { funnelOf } from '../../../figures/funnel.ts'
import { funnelSteps, type FunnelStep } from '../../../figures/journeys.ts'
import { stageWaits } from '../../../figures/stages.ts'
import { monthsOf, sharesOf } from '../../../figures/values.ts'
import { recordName } from '../../../recordNames.ts'
import { stateInWords, type AnyState } from '../../../stateWords.rules.ts'
import type { Asked } from '../asking.ts'
import { sectorName } from '../../challenges/sectorWords.rules.ts'
import { kept } from '../kept.ts'
import { partnerActivity } from '../overview.ts'
import { aboutOf } from './overviewReport.ts'
import { monthsTable } from './monthsTable.ts'
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

/** The figures that are broken down, as on the page. */
const breakdowns = [
  ['IDEAS', 'department', texts.ideasByDepartment],
  ['DISCLOSURES', 'department', texts.disclosuresByDepartment],
  ['CHALLENGES', 'sector', texts.challengesBySector],
  ['PROPOSALS', 'sector', texts.proposalsBySector],
] as const

const partWords = {
  department: (key: string) => key || texts.noDepartment(),
  sector: (key: string) => (key ? sectorName(key as Sector) : texts.noSector()),
}

export async function pipelineReport({ db, access, viewer }: Context, asked: Asked): Promise<Report> {
  const [about, funnel, waits, promises, loads, months, ...shares] = await Promise.all([
    aboutOf({ db }, asked),
    kept(db, `funnel:${funnelSteps.length}`, asked, () => funnelOf(db, asked)),
    stageWaits(db),
    answerPromises(db),
    countByPerson({ db, access, viewer: viewer! }),
    monthsOf(db, partnerActivity, asked),
    ...breakdowns.map(([id, by]) => sharesOf(db, id, by, asked)),
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
        title: texts.load(),
        head: [texts.person(), texts.open(), texts.overdue()],
        rows: loads.map(({ name, open, overdue }) => [name, open, overdue]),
      },
      {
        title: texts.answers(),
        head: [texts.what(), texts.answered(), texts.inTime()],
        rows: promises
          .filter(({ kept: { answered } }) => answered)
          .map(({ kind, kept: { answered, inTime } }) => [kindWords[kind](), answered, inTime]),
      },
      ...breakdowns.map(([, by, title], at) => ({
        title: title(),
        head: [by === 'department' ? texts.department() : texts.sector(), texts.value()],
        rows: shares[at]!.map(({ key, value }) => [partWords[by](key), value]),
      })),
      monthsTable(texts.partnerActivity(), partnerActivity, months),
    ],
  }
}
