/** Assessments of adoption readiness in the documented words, where readiness is the reverse of risk. */
import type { ArlAssessment, ArlRating } from '../__generated__/prisma/client.ts'
import { areas, codes, dimensionOf, dimensions } from '../readiness/rubric.ts'
import { scoreWords, type Report } from '../readiness/report.ts'
import { ratedDimensions } from '../features/readiness/ratedDimension.ts'
import { countedRisk } from '../features/readiness/ratings.ts'
import { reportIn } from '../features/readiness/reportIn.ts'
import type { Inputs } from '../features/readiness/assessedProject.ts'
import { lower } from './shim.ts'

const scores = { LOW: 'HIGH', MEDIUM: 'MEDIUM', HIGH: 'LOW', NOT_APPLICABLE: 'NA' } as const
type Risk = keyof typeof scores
const risks: Readonly<Record<string, Risk>> = { HIGH: 'LOW', MEDIUM: 'MEDIUM', LOW: 'HIGH' }

export const fields = `
  number title status level score completeness createdAt completedAt
  project { number commercialPotential }
  dimensions { code risk reason evidence { source text } }
  questions { question answer approved }
  report { summary marketAnalysis technologyReadiness recommendations nextSteps { title text timeline } }`

export interface RestArl {
  number: number
  title: string
  status: string
  level: number
  score: string
  completeness: number
  createdAt: string
  completedAt: string | null
  project: { number: number; commercialPotential: number | null } | null
  dimensions: { code: string; risk: Risk | null; reason: string; evidence: object[] }[]
  questions: { question: string; answer: string; approved: boolean | null }[]
  report: Report | null
}

interface Scored {
  code: string
  risk: Risk | null
  reason: string
}

/** The four documented groups, each with its dimensions by their original titles: programs go by these in every language. */
const grouped = (scored: readonly Scored[]) =>
  Object.fromEntries(
    areas.map(({ key, dimensions: own }) => [
      key,
      Object.fromEntries(
        scored
          .filter(({ code }) => own.some((dimension) => dimension.code === code))
          .map(({ code, risk, reason }) => [
            dimensionOf(code).words.en.title,
            { score: risk ? scores[risk] : 'NA', reasoning: reason },
          ]),
      ),
    ]),
  )

/** An assessment as the documented calls give one. */
export function restAssessment(assessment: RestArl): Record<string, unknown> {
  const { number, title, status, level, score, project, report, questions, createdAt, completedAt } = assessment
  return {
    id: number,
    projectId: project?.number ?? null,
    projectTitle: title,
    arlLevel: level,
    arlScore: score,
    arlSummary: report?.summary ?? '',
    assessmentData: {
      title,
      dataCompleteness: assessment.completeness,
      arlAssessment: grouped(assessment.dimensions),
      followUpQuestions: questions.map(({ question }) => question),
      userAnswers: questions.map(({ answer }) => answer),
      questionApprovals: questions.map(({ approved }) => approved),
    },
    aiInsights: { recommendations: report?.recommendations ?? [] },
    nextSteps: report?.nextSteps ?? [],
    commercialPotential: project?.commercialPotential ?? null,
    marketAnalysis: report?.marketAnalysis ?? '',
    technologyReadiness: report?.technologyReadiness ?? '',
    status: lower(status),
    assessmentDate: completedAt ?? createdAt,
    createdAt,
  }
}

/** What the documented AI call answers of an assessment. */
export function groupsOf(assessment: ArlAssessment, rows: readonly ArlRating[]): Record<string, unknown> {
  const { inputs, low, high } = assessment
  const { project } = inputs as unknown as Inputs
  const words = reportIn(assessment, rows)
  const scored = ratedDimensions(assessment, rows).map(({ dimension: { code }, row }) => ({
    code,
    risk: row ? countedRisk(row) : null,
    reason: row?.reason ?? '',
  }))
  return {
    arlAssessment: grouped(scored),
    arlScore: scoreWords({ low, high }),
    riskSummary: words?.summary ?? '',
    recommendations: words?.recommendations ?? [],
    commercialPotential: project.commercialPotential,
    originalProjectDetails: project,
  }
}

/** The ratings in documented assessmentData; undefined when it has none. What is NA is left out: it is not known. */
export function ratingsIn(data: unknown): { code: string; risk: Risk; reason: string }[] | undefined {
  const groups = (parsed(data) as { arlAssessment?: unknown } | null)?.arlAssessment
  if (typeof groups !== 'object' || groups === null) return undefined
  return Object.values(groups).flatMap((group: unknown) =>
    Object.entries((typeof group === 'object' && group) || {}).flatMap(([name, rated]: [string, unknown]) => {
      const { score, reasoning } = (rated ?? {}) as { score?: unknown; reasoning?: unknown }
      const risk = risks[String(score).toUpperCase()]
      const code = codes.includes(name)
        ? name
        : dimensions.find(({ words }) => Object.values(words).some(({ title }) => title === name))?.code
      return risk ? [{ code: code ?? name, risk, reason: typeof reasoning === 'string' ? reasoning : '' }] : []
    }),
  )
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
