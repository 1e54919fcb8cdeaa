/** Where the forms about adoption readiness and matching open. */
import { university } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

/** An assessment that the researcher has begun, on a project without files. */
async function begunAssessment(server: Server) {
  const created = await perform<{ project: { id: string } }>(
    server,
    'researcher',
    'createProject',
    { title: `Assessed ${Date.now()}`, description: 'Each new site needs a permit of the municipality.' },
    'project { id }',
  )
  const { arlAssessment } = await perform<{ arlAssessment: { path: string } }>(
    server,
    'researcher',
    'createArlAssessment',
    { projectId: created.project.id },
    'arlAssessment { path }',
  )
  return arlAssessment.path
}

export const readinessOpeners: Record<string, Opener> = {
  approveArlAssessment: { as: university, address: '/ai/arl-assessments/3', press: ['Sign off'] },
  declineMatch: {
    as: 'researcher',
    address: '/ai-tools/challenge-matching?project=1&find=1',
    press: [/^Not relevant: /],
  },
  reviewArlRating: { as: university, address: '/ai/arl-assessments/5', press: [/^Override the rating of Delivered/] },
  updateArlAnswer: { as: 'researcher', address: begunAssessment },
  updateArlRating: { as: 'researcher', address: begunAssessment, press: [/^Rate Permitting/] },
}
