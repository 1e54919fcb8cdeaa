/** Where the forms about adoption readiness and matching open. */
import { university } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

/** An assessment that the researcher has begun, on a project without files. */
async function begin(server: Server) {
  const created = await perform<{ project: { id: string } }>(
    server,
    'researcher',
    'createProject',
    { title: `Assessed ${Date.now()}`, description: 'Each new site needs a permit of the municipality.' },
    'project { id }',
  )
  const { arlAssessment } = await perform<{ arlAssessment: { id: string; path: string } }>(
    server,
    'researcher',
    'createArlAssessment',
    { projectId: created.project.id },
    'arlAssessment { id path }',
  )
  return arlAssessment
}
const begunAssessment = async (server: Server) => (await begin(server)).path

/** The same with a high risk, which can have a target. */
async function ratedAssessment(server: Server) {
  const { id, path } = await begin(server)
  await perform(server, 'researcher', 'updateArlRating', { id, code: 'D3', risk: 'HIGH' }, 'arlAssessment { id }')
  return path
}

export const readinessOpeners: Record<string, Opener> = {
  approveArlAssessment: { as: university, address: '/ai/arl-assessments/3', press: ['Sign off'] },
  declineMatch: {
    as: 'researcher',
    address: '/ai-tools/challenge-matching?project=1&find=1',
    press: [/^Not relevant: /],
  },
  reviewArlRating: { as: university, address: '/ai/arl-assessments/5', press: [/^Override the rating of Delivered/] },
  setArlTarget: { as: 'researcher', address: ratedAssessment, press: [/^Set target of Permitting/] },
  updateArlAnswer: { as: 'researcher', address: begunAssessment },
  updateArlRating: { as: 'researcher', address: begunAssessment, press: [/^Rate Permitting/] },
}
