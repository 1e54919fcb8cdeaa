/** Where the forms about levels of technology readiness open. */
import { newPublication } from './publications.ts'
import { university } from './shared.ts'
import { perform, type Server } from './server.ts'
import type { Opener } from './openers.ts'

/** A project of the researcher with a claim of TRL 1, whose evidence is given as far as that is asked. */
async function claimedProject(server: Server, given: 'nothing' | 'everything' = 'nothing') {
  const { project } = await perform<{ project: { id: string; path: string } }>(
    server,
    'researcher',
    'createProject',
    { title: `Claimed ${Date.now()}`, description: 'A still that needs no fuel.' },
    'project { id path }',
  )
  const { claim } = await perform<{ claim: { id: string } }>(
    server,
    'researcher',
    'createTrlClaim',
    { projectId: project.id, level: 1 },
    'claim { id }',
  )
  if (given === 'everything') {
    for (const code of ['1.1', '1.2', '1.3'])
      await perform(server, 'researcher', 'setTrlEvidence', { id: claim.id, code, text: 'As measured' })
    await perform(server, 'researcher', 'submitTrlClaim', { id: claim.id })
  }
  return { path: project.path, claim: claim.id, project: project.id }
}

const claimOf = async (server: Server) => (await claimedProject(server)).path

/** A claim of a project with a publication, which may be its evidence. */
async function publishedClaim(server: Server) {
  const { path, project } = await claimedProject(server)
  const { id } = await newPublication(server)
  await perform(server, 'researcher', 'linkPublicationProject', { id, projectId: project })
  return path
}

const sheetOf = (claim: string) => `/trl-validation?claim=${atob(claim).split(':')[1]}`

/** A claim that waits for a validator. */
const waitingClaim = async (server: Server) => sheetOf((await claimedProject(server, 'everything')).claim)

/** A claim that the university's own member is to validate, up to the step that is asked. */
const assignedClaim = (step: 'assigned' | 'accepted' | 'answered') => async (server: Server) => {
  const { claim } = await claimedProject(server, 'everything')
  const validatorId = await server.personId(university)
  await perform(server, university, 'assignTrlValidator', { id: claim, validatorId })
  if (step !== 'assigned') await perform(server, university, 'acceptTrlValidation', { id: claim, noConflict: true })
  if (step === 'answered')
    for (const code of ['1.1', '1.2', '1.3'])
      await perform(server, university, 'reviewTrlEvidence', { id: claim, code, answer: 'ACCEPTED' })
  return sheetOf(claim)
}

/** A project of the researcher without a claim. */
async function unclaimedProject(server: Server) {
  const { project } = await perform<{ project: { path: string } }>(
    server,
    'researcher',
    'createProject',
    { title: `Unclaimed ${Date.now()}`, description: 'A still that needs no fuel.' },
    'project { path }',
  )
  return project.path
}

export const trlOpeners: Record<string, Opener> = {
  createTrlClaim: { as: 'researcher', address: unclaimedProject, press: ['Claim a TRL'] },
  setTrlEvidence: {
    as: 'researcher',
    address: publishedClaim,
    press: ['Add evidence for 1.1'],
    // The project has no files.
    values: { fileId: '' },
  },
  withdrawTrlClaim: { as: 'researcher', address: claimOf, press: ['Withdraw claim'] },
  assignTrlValidator: { as: university, address: waitingClaim, press: ['Assign validator'] },
  acceptTrlValidation: { as: university, address: assignedClaim('assigned'), press: ['Declare no conflict'] },
  declineTrlValidation: { as: university, address: assignedClaim('assigned'), press: ['Decline'] },
  reviewTrlEvidence: { as: university, address: assignedClaim('accepted'), press: ['Ask or return: 1.1'] },
  reviewTrlClaim: { as: university, address: assignedClaim('answered'), press: ['Validate TRL 1'] },
}
