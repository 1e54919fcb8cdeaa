/** Where the forms about teams open. */
import { more } from './shared.ts'
import type { Opener } from './openers.ts'

const team = '/researchers/teams/1'

export const teamOpeners: Record<string, Opener | readonly Opener[]> = {
  createTeam: { as: 'researcher', address: '/researchers/teams/new' },
  updateTeam: { as: 'researcher', address: `${team}/edit` },
  setTeamOpening: { as: 'researcher', address: team, press: ['Add position'] },
  linkTeamProject: { as: 'researcher', address: team, press: ['Link project'] },
  answerTeamInvitation: { as: 'investor', address: '/my-teams', press: [/^Decline /] },
  answerTeamJoinRequest: { as: 'researcher', address: team, press: [/^Decline /] },
  archiveTeam: { as: 'mariam.alhefeiti', address: '/researchers/teams/7', press: [more, 'Archive'] },
  inviteToTeam: [
    { as: 'researcher', address: '/ideas-sandbox?idea=15', press: [more, 'Invite to a team'] },
    { as: 'researcher', address: team, press: ['Invite'], values: { emails: 'walker@forms.example' } },
  ],
  requestToJoinTeam: { as: 'researcher', address: '/researchers/teams/2', press: [/^Join /] },
  requestTeamMembership: { as: 'industry', address: '/my-teams?team=1', press: ['Request membership'] },
  removeTeamMember: { as: 'researcher', address: team, press: [/^Actions for .*Ekelund/, 'Remove'] },
}
