/** The documented calls about synergy between projects (docs/spec/rest.md#calls). */
import type { Context } from '../context.ts'
import { createSynergyAnalysis, deleteSynergyAnalyses } from '../features/synergy/synergyAnalysis.actions.ts'
import { paperOf } from '../features/branding/paper.ts'
import { synergyPdf } from '../features/synergy/synergyPdf.ts'
import type { SynergyReport } from '../synergy/report.ts'
import type { Score, ScoreKey } from '../synergy/scores.ts'
import type { ByteCall, Exchange } from './byteCall.ts'
import { projectFields, restProject, type ProjectConnection } from './projects.rest.ts'
import { pdfContent, sendPdf } from './sendBytes.ts'
import { sliceDocument, sliceRows, sliceVariables } from './slice.ts'
import { globalId, idsOf, many, paging, rowsOf, upper, wholeOf, type Shim, type ShimRequest } from './shim.ts'

const fields = `
  number sourceTitle targetTitle overall createdAt engineVersion
  source { number } target { number }
  scores { key value reasons }
  report {
    keyRecommendation collaborationPotential overlappingTechnologies complementaryAspects crossSectorApplications
    breakthroughPotential immediateActions successFactors teamStructure
    roadmap { title duration activities } risks { group risk probability impact mitigation }
  }`

interface RestSynergy {
  number: number
  sourceTitle: string
  targetTitle: string
  overall: number
  createdAt: string
  engineVersion: string
  source: { number: number } | null
  target: { number: number } | null
  scores: Score[]
  report: SynergyReport
}

/** An analysis in the documented words. A score that is not known is null, with the reason that nothing is. */
function restSynergy({ number, overall, scores, report, createdAt, source, target, ...rest }: RestSynergy) {
  const score = (key: ScoreKey) => scores.find((one) => one.key === key)?.value ?? null
  const reasoning = (key: ScoreKey) => scores.find((one) => one.key === key)?.reasons.join(' ') ?? ''
  const { overlappingTechnologies, complementaryAspects, crossSectorApplications, breakthroughPotential } = report
  const { immediateActions, successFactors, teamStructure, risks } = report
  return {
    id: number,
    sourceProjectId: source?.number ?? null,
    targetProjectId: target?.number ?? null,
    sourceProjectTitle: rest.sourceTitle,
    targetProjectTitle: rest.targetTitle,
    analysisDate: createdAt,
    status: 'completed',
    engineVersion: rest.engineVersion,
    overallSynergyScore: overall,
    overallSynergyReasoning: report.collaborationPotential,
    similarityScore: score('similarity'),
    similarityReasoning: reasoning('similarity'),
    crossSectorInnovationScore: score('crossSector'),
    crossSectorReasoning: reasoning('crossSector'),
    resourceEfficiencyScore: score('resourceEfficiency'),
    resourceEfficiencyReasoning: reasoning('resourceEfficiency'),
    collaborationViabilityScore: score('collaborationViability'),
    collaborationViabilityReasoning: reasoning('collaborationViability'),
    commercialSynergyScore: score('commercial'),
    commercialSynergyReasoning: reasoning('commercial'),
    technicalAlignment: overlappingTechnologies,
    innovationOpportunities: [...crossSectorApplications, breakthroughPotential],
    resourceOptimization: complementaryAspects,
    collaborationRecommendations: successFactors,
    riskFactors: risks.map(({ risk }) => risk),
    nextSteps: immediateActions,
    llmAnalysis: {
      executiveSummary: {
        keyRecommendation: report.keyRecommendation,
        collaborationPotential: report.collaborationPotential,
      },
      detailedAnalysis: {
        technicalAlignment: { overlappingTechnologies, complementaryAspects },
        innovationOpportunities: { crossSectorApplications, breakthroughPotential },
      },
      implementationRoadmap: { phases: report.roadmap },
      riskAssessment: risks,
      recommendations: { immediateActions, successFactors, teamStructure },
    },
  }
}

const projectOf = (query: URLSearchParams, name: string) =>
  wholeOf(query, name) === undefined ? undefined : globalId('Project', query.get(name))

export const synergyShims: Shim[] = [
  {
    method: 'GET',
    path: '/api/project-synergies/public-projects',
    summary: 'The projects that yours can be compared with',
    requires: 'SYNERGY_LIST',
    query: ['page', 'limit', 'search', 'department', 'trlLevel', 'status', 'excludeProjectId'],
    document: `query ($filter: ProjectFilter, $first: Int, $page: Int) {
      projects(filter: $filter, first: $first, page: $page) { totalCount(exact: true) edges { node { ${projectFields} } } }
    }`,
    variables: ({ query }: ShimRequest) => ({
      filter: {
        search: query.get('search') || undefined,
        department: many(query, 'department'),
        status: many(query, 'status')?.map(upper),
        trl: many(query, 'trlLevel')?.map(Number),
        excludeId: projectOf(query, 'excludeProjectId'),
        includePrivate: false,
      },
      ...paging(query),
    }),
    give: (data) => {
      const projects = data['projects']! as ProjectConnection
      return { projects: rowsOf(projects, restProject), total: projects.totalCount }
    },
  },
  {
    method: 'GET',
    path: '/api/project-synergies',
    summary: 'Your analyses of synergy',
    query: ['limit', 'offset', 'sourceProjectId', 'status'],
    words: { status: ['completed'] },
    document: sliceDocument('synergyAnalyses', 'SynergyAnalysisFilter', fields),
    variables: ({ query }: ShimRequest) => ({
      filter: { sourceId: projectOf(query, 'sourceProjectId') },
      ...sliceVariables(query),
    }),
    give: (data, { query }) => {
      const { rows, ...slice } = sliceRows(data, 'synergyAnalyses', query, restSynergy)
      return { synergies: rows, ...slice }
    },
  },
  {
    method: 'GET',
    path: '/api/project-synergies/:id(\\d{1,9})',
    summary: 'An analysis of synergy',
    document: `query ($number: Int!) { synergyAnalysis(number: $number) { ${fields} } }`,
    variables: ({ params }) => ({ number: Number(params['id']) }),
    give: (data) => data['synergyAnalysis'] && restSynergy(data['synergyAnalysis'] as RestSynergy),
  },
  {
    method: 'POST',
    path: '/api/project-synergies/analyze',
    summary: 'Analyses what a project of yours and another one could do together, and saves it',
    action: createSynergyAnalysis,
    names: { sourceId: 'sourceProjectId', targetId: 'targetProjectId' },
    accepts: {
      sourceId: undefined,
      targetId: undefined,
      sourceProjectId: { type: 'integer', description: 'The number of your project.' },
      targetProjectId: { type: 'integer', description: 'The number of the other project.' },
    },
    demands: ['sourceProjectId', 'targetProjectId'],
    example: { sourceProjectId: 1, targetProjectId: 2 },
    document: `mutation ($input: CreateSynergyAnalysisInput!) {
      createSynergyAnalysis(input: $input) { synergyAnalysis { ${fields} } }
    }`,
    variables: ({ body }) => ({
      input: {
        sourceId: globalId('Project', body['sourceProjectId']),
        targetId: globalId('Project', body['targetProjectId']),
      },
    }),
    give: (data) => ({
      analysis: restSynergy((data['createSynergyAnalysis']! as { synergyAnalysis: RestSynergy }).synergyAnalysis),
    }),
  },
  {
    method: 'DELETE',
    path: '/api/project-synergies',
    summary: 'Deletes analyses of yours',
    query: ['id', 'ids'],
    action: deleteSynergyAnalyses,
    accepts: { ids: { type: ['array', 'integer', 'string'], description: 'Their numbers, also in the address.' } },
    demands: [],
    document: 'mutation ($input: DeleteSynergyAnalysesInput!) { deleteSynergyAnalyses(input: $input) { deletedIds } }',
    variables: (request) => ({ input: { ids: idsOf('SynergyAnalysis', request) } }),
    give: () => undefined,
  },
]

async function report({ access, db }: Context, { res, params }: Exchange) {
  const found = await access.find('SYNERGY_READ', Number(params['id']))
  sendPdf({ res }, await synergyPdf(found, await paperOf(db)), `project-synergy-${found.id}.pdf`)
}

export const synergyCalls: ByteCall[] = [
  {
    method: 'GET',
    path: '/api/project-synergies/:id(\\d{1,9})/report',
    summary: 'The report of an analysis of synergy, as a PDF',
    gives: { status: 200, content: pdfContent },
    answer: report,
  },
]
