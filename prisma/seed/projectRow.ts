/** A demo project as a row of the database. */
import type { Prisma } from '../../api/__generated__/prisma/client.ts'
import type { ProjectStatus } from '../../api/__generated__/prisma/enums.ts'
import { universityDay } from '../../api/days.ts'
import { usualDays } from '../../api/duties/kinds.rules.ts'
import { afterWorkingDays, usualWeek } from '../../api/workingDays.rules.ts'
import { daysOf, type Calendar } from './calendar.ts'
import { projectRow } from './factories/projects.ts'
import type { Event } from './history.ts'
import { people } from './people/people.ts'
import type { DemoProject, Ids } from './projects/demoProject.ts'
import { validatedOf } from './trl.ts'
import { wizardFields } from './wizardFields.ts'

const nameOf = new Map(people.map(({ key, name }) => [key, name]))

/** The row; what the project's history decides (dates, approvals) is read from it. */
export function rowOf(
  project: DemoProject,
  nth: number,
  history: Event[],
  calendar: Calendar,
  persons: Ids,
): Prisma.ProjectCreateManyInput {
  const { industrySince, investorsSince, review } = project
  const started = Math.round(daysOf(project.age) * 0.85)
  const begun = project.status !== 'DRAFT' && project.status !== 'PROPOSED'
  const approvedAt = (flag: string) => history.find(({ changes }) => flag in changes)?.at ?? null
  return projectRow({
    ...words(project),
    ...wizardFields(project, nth, calendar),
    status: project.status,
    department: project.department,
    principalInvestigator: nameOf.get(project.lead)!,
    ownerId: persons.get(project.lead)!,
    trl: project.trl,
    crlLevel: project.crl,
    commercialPotential: project.potential,
    trlValidationStatus: project.trlState ?? 'NONE',
    ...validatedOf(project, calendar, persons),
    budget: project.budget ?? null,
    ...money(project),
    ...(project.industryInterest === undefined ? {} : { industryInterest: project.industryInterest }),
    visibleToResearchers: project.shared ?? false,
    confidential: project.confidential ?? false,
    approvedForIndustry: industrySince !== undefined,
    approvedForIndustryAt: approvedAt('approvedForIndustry'),
    approvedForInvestors: investorsSince !== undefined,
    approvedForInvestorsAt: approvedAt('approvedForInvestors'),
    embargoUntil: project.embargo === undefined ? null : calendar.date(project.embargo),
    startDate: begun ? calendar.date(-started) : null,
    endDate: begun ? calendar.date(daysOf(project.months) - started) : null,
    lastReviewDate: review ? calendar.date(-review[0]) : null,
    nextReviewDate: review ? calendar.date(review[1]) : null,
    ...standing(history, project.status),
    submittedAt: movedTo(history, 'PROPOSED'),
    reviewedAt: movedTo(history, 'PLANNING'),
    ...archived(project, history),
    createdAt: history[0]!.at,
    updatedAt: history.at(-1)!.at,
  })
}

/** Since when it has its status, and by when the university promised to answer a proposed project. */
function standing(history: Event[], status: ProjectStatus) {
  const statusSince = history.findLast(({ changes }) => 'status' in changes)!.at
  return {
    statusSince,
    answerBy:
      status === 'PROPOSED' ? afterWorkingDays(universityDay(statusSince), usualDays.PROJECT_REVIEW, usualWeek) : null,
  }
}

const movedTo = (history: Event[], status: ProjectStatus) =>
  history.findLast(({ changes }) => changes['status']?.[1] === status)?.at ?? null

/** What came of it, and since when, from where and why it is archived, when its history ends so. */
function archived({ ended }: DemoProject, history: Event[]) {
  const ending = { archiveOutcome: ended?.[0] ?? null, lessonsLearned: ended?.[1] ?? '' }
  const event = history.find(({ changes }) => changes['status']?.[1] === 'ARCHIVED')
  if (!event) return ending
  const archivedFrom = event.changes['status']![0] as ProjectStatus
  return {
    archivedAt: event.at,
    archivedFrom,
    archiveReason: event.comment ?? '',
    ...ending,
  }
}

function words(project: DemoProject) {
  const [offerType = '', offerDetails = '', ftoRegions = ''] = project.offer ?? []
  const [ipStatus = '', patentReference = ''] = project.ip ?? []
  return {
    title: project.title,
    description: project.description,
    abstract: project.abstract ?? '',
    objectives: project.objectives ?? '',
    methodology: project.methodology ?? '',
    expectedOutcomes: project.outcomes ?? '',
    businessApplication: project.application ?? '',
    businessValue: project.value ?? '',
    problemSolving: project.problem ?? '',
    targetMarket: project.market ?? '',
    offerType,
    offerDetails,
    ftoRegions,
    ipStatus,
    patentReference,
    prototypeStatus: project.prototype ?? '',
    startupPotential: project.startup ?? '',
    projectStage: project.stage,
    tags: project.tags,
    keywords: project.keywords,
    collaborators: project.collaborators ?? [],
    challenges: project.hurdles ?? [],
    duration: `${project.months} months`,
  }
}

function money({ funding: [fundingStatus, amount], seeks }: DemoProject) {
  return {
    fundingStatus,
    fundingAmount: amount || null,
    seekingInvestment: Boolean(seeks),
    fundingAmountNeeded: seeks?.[0] ?? null,
    fundingPurpose: seeks?.[1] ?? '',
  }
}
