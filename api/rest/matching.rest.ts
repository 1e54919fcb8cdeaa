/** The documented call that matches projects and challenges (docs/spec/rest.md#calls). */
import { string } from 'yup'
import { matchOptionsRules } from '../features/matching/match.rules.ts'
import type { CriterionKey } from '../challengeMatching/criteria.ts'
import { wholeNumber } from '../rules.ts'
import { upper, type Shim } from './shim.ts'

const fields = `
  overall criteria { key value } technicalSynergies innovationHighlights nextSteps riskFactors`

interface RestMatch {
  overall: number
  criteria: { key: CriterionKey; value: number | null }[]
  technicalSynergies: string[]
  innovationHighlights: string[]
  nextSteps: string[]
  riskFactors: string[]
  challenge?: { number: number; title: string; companyName: string | null } | null
  project?: { number: number; title: string; department: string } | null
}

const outOfFive = (value: number | null) => (value === null ? null : Math.round(value * 50) / 10)

/** A match in the documented words; a criterion that is not known is null. */
function restMatch({ overall, criteria, challenge, project, ...analysis }: RestMatch) {
  return {
    ...(challenge && {
      challengeId: challenge.number,
      challengeTitle: challenge.title,
      challengeCompany: challenge.companyName,
    }),
    ...(project && {
      projectId: project.number,
      projectTitle: project.title,
      projectDepartment: project.department,
    }),
    criteria: {
      overallScore: outOfFive(overall),
      ...Object.fromEntries(criteria.map(({ key, value }) => [key, outOfFive(value)])),
    },
    analysis,
  }
}

const sources = ['project', 'challenge'] as const
const areas = (value: unknown) => (Array.isArray(value) ? value.join(' ') : value)

export const matchingShims: Shim[] = [
  {
    method: 'POST',
    path: '/api/challenge-matching/analyze',
    summary: 'Finds the open challenges that go with a project, or the projects that go with a challenge',
    action: {
      rules: matchOptionsRules.shape({
        sourceType: string().oneOf(sources).required(),
        sourceId: wholeNumber().min(1).required(),
      }),
    },
    names: { depth: 'analysisDepth', focus: 'focusAreas', minimum: 'minScore', most: 'maxResults' },
    accepts: {
      depth: undefined,
      focus: undefined,
      minimum: undefined,
      most: undefined,
      sourceType: { type: 'string', enum: [...sources], description: 'What others are found for.' },
      sourceId: { type: 'integer', description: 'Its number.' },
      analysisDepth: { type: 'string', enum: ['quick', 'comprehensive', 'deep'], description: 'How much is read.' },
      focusAreas: { type: ['array', 'string'], items: { type: 'string' }, description: 'Words that count twice.' },
      maxResults: { type: 'integer', description: 'How many at most, 1-50; 20 when it is not said.' },
      minScore: { type: 'number', description: 'The least overall score, 0-5; 2 when it is not said.' },
    },
    demands: ['sourceType', 'sourceId'],
    example: { sourceType: 'project', sourceId: 1, analysisDepth: 'quick' },
    document: `query ($isProject: Boolean!, $sourceId: Int!, $options: MatchOptions) {
      matchingChallenges(project: $sourceId, options: $options) @include(if: $isProject) {
        challenge { number title companyName } ${fields}
      }
      matchingProjects(challenge: $sourceId, options: $options) @skip(if: $isProject) {
        project { number title department } ${fields}
      }
    }`,
    variables({ body }) {
      const { sourceType, sourceId, analysisDepth, focusAreas, maxResults, minScore } = body
      const [depth, focus, most, minimum] = [upper(analysisDepth), areas(focusAreas), maxResults, minScore]
      return {
        isProject: sourceType === 'project',
        // Without a number the rules judge, also of what is no source.
        sourceId: sources.includes(sourceType as 'project') ? sourceId : undefined,
        options: { depth, focus, most, minimum },
        input: { sourceType, sourceId, depth, focus, most, minimum },
      }
    },
    give: (data) => ({
      matches: ((data['matchingChallenges'] ?? data['matchingProjects'] ?? []) as RestMatch[]).map(restMatch),
    }),
  },
]
