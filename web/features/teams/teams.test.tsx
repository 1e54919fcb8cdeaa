/** Teams where things go wrong: invitations, requests and new teams that are refused, lost, slow or gone. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { entriesOf } from '#web/testing/steps.ts'

const invitation = {
  __typename: 'TeamInvitation',
  id: 'invitation',
  teamName: 'Optics',
  invitedBy: 'Ada Noor',
  role: 'EDITOR',
  message: 'We need you',
  expiresAt: '2026-12-05T08:00:00.000Z',
}
const team = (more: object = {}) => ({
  __typename: 'Team',
  id: 'team',
  number: 4,
  name: 'Optics',
  joining: 'REQUEST',
  memberCount: 2,
  maxMembers: 10,
  observerCount: 0,
  members: [],
  openings: [],
  ...more,
})
const none = { totalCount: 0, edges: [] }
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const open = (path: string, answers: Answers, lost?: Set<string>) =>
  renderRoute(path, {
    as: 'RESEARCHER',
    answers: Object.assign(answers, { teams: none, ...answers }),
    ...(lost && { lost }),
  })

test('without teams the list says how the first one is made', async () => {
  const { user, router } = open('/researchers/teams', {})
  expect(await screen.findByText('Be the first to create a research team!')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Create Team' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/researchers/teams/new'))
})

test('a search without results says so and not that there are no teams', async () => {
  open('/researchers/teams?q=nothing', {})
  expect(await screen.findByText('No teams match your search criteria.')).toBeTruthy()
  expect(screen.queryByText('Be the first to create a research team!')).toBeNull()
})

test('a team that is not there leads back to the teams', async () => {
  open('/researchers/teams/4', { team: null })
  expect(await screen.findByRole('heading', { name: 'Team not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Teams' })).toBeTruthy()
})

test('an invitation is accepted once, however slow the answer is', async () => {
  const { answer, arrive } = slow()
  const { user, router, asked } = open('/researchers/teams', {
    teamInvitations: [invitation],
    answerTeamInvitation: () => answer,
    team: team({ myRole: 'EDITOR' }),
  })
  expect((await screen.findByText(/invites you to/)).textContent).toBe('Ada Noor invites you to Optics as editor.')
  await user.dblClick(button('Accept Optics'))
  await waitFor(() => expect(button('Accept Optics').disabled).toBe(true))
  expect(button('Decline Optics').disabled).toBe(true)
  arrive({ team: team({ myRole: 'EDITOR' }) })
  expect(await screen.findByText('You joined the team')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/researchers/teams/4'))
  expect(asked.filter((name) => name === 'TeamInvitationsMutation')).toHaveLength(1)
})

test('an invitation to a team that is full meanwhile stays, with the reason', async () => {
  const { user, router } = open('/researchers/teams', {
    teamInvitations: [invitation],
    answerTeamInvitation: refusal('CONFLICT', 'The team already has ten members'),
  })
  await user.click(await screen.findByRole('button', { name: 'Accept Optics' }))
  expect(await screen.findByText('The team already has ten members')).toBeTruthy()
  expect(button('Accept Optics').disabled).toBe(false)
  expect(router.state.location.pathname).toBe('/researchers/teams')
})

test('the words of a decline are not lost when it does not reach the server', async () => {
  const lost = new Set(['TeamInvitationsMutation'])
  const sent: unknown[] = []
  const answers: Answers = {
    teamInvitations: [invitation],
    answerTeamInvitation: ({ input }: { input: object }) => {
      sent.push(input)
      answers['teamInvitations'] = []
      return { team: team() }
    },
  }
  const { user } = open('/researchers/teams', answers, lost)
  await user.click(await screen.findByRole('button', { name: 'Decline Optics' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Optics' }))
  const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ })
  await user.type(message, 'Not this year')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText(/Ascent could not be reached/)).toBeTruthy()
  expect(message.value).toBe('Not this year')
  lost.clear()
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('Invitation declined')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/invites you to/)).toBeNull())
  expect(sent).toEqual([{ id: 'invitation', accepted: false, message: 'Not this year' }])
})

test('a mailed invitation that is over says whom to ask', async () => {
  open('/researchers/teams?invitation=old', { mailedTeamInvitation: null })
  expect(
    await screen.findByText('This invitation is no longer valid. Ask the person who invited you for a new one.'),
  ).toBeTruthy()
})

test('an observer asks to become a member, once, and can withdraw the request', async () => {
  const observed = team({ myRole: 'OBSERVER', canRequestMembership: true })
  const sent: unknown[] = []
  const answers: Answers = {
    team: observed,
    requestTeamMembership: ({ input }: { input: object }) => {
      sent.push(input)
      answers['team'] = { ...observed, joinAsked: true }
      return { team: answers['team'] }
    },
    withdrawTeamJoinRequest: () => {
      answers['team'] = { ...observed, joinAsked: false }
      return { team: answers['team'] }
    },
  }
  const { user } = open('/researchers/teams/4', answers)
  expect(await screen.findByText('You are an observer in this team: you can read what its members read.')).toBeTruthy()
  await user.click(button('Request membership'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request membership of Optics' }))
  await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'I tune lasers')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await user.click(await screen.findByRole('button', { name: 'Request sent' }))
  expect(sent).toEqual([{ id: 'team', message: 'I tune lasers' }])
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText('You requested membership of Optics. The owner has not decided yet.')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByRole('button', { name: 'Request membership' })).toBeTruthy()
})

test('an observer of a full or archived team cannot ask, and a member is not offered to', async () => {
  open('/researchers/teams/4', { team: team({ myRole: 'OBSERVER', canRequestMembership: true, isFull: true }) })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Team is full' })).disabled).toBe(true)
  for (const more of [
    { myRole: 'OBSERVER', canRequestMembership: true, isArchived: true },
    { myRole: 'MEMBER', canRequestMembership: false },
  ]) {
    cleanup()
    open('/researchers/teams/4', { team: team(more) })
    expect(await screen.findByRole('heading', { name: 'Optics' })).toBeTruthy()
    expect(screen.queryByText(/You observe this team/)).toBeNull()
  }
})

test('the owner reads that somebody who asks observes the team', async () => {
  const user = { __typename: 'User', id: 'ada', name: 'Ada Noor', department: 'Physics' }
  const request = {
    __typename: 'TeamJoinRequest',
    user,
    message: 'I tune lasers',
    opening: null,
    createdAt: '2026-11-20',
  }
  const members = [{ __typename: 'TeamMember', role: 'OBSERVER', name: 'Ada Noor', user }]
  open('/researchers/teams/4', { team: team({ myRole: 'OWNER', canLead: true, members, joinRequests: [request] }) })
  expect(await screen.findByText('Observes this team')).toBeTruthy()
  expect(button('Accept Ada Noor').disabled).toBe(false)
})

test('a request to join keeps its words when it is refused, and can be withdrawn once it is sent', async () => {
  const asked = team({ joinAsked: true })
  const answers: Answers = {
    team: team(),
    requestToJoinTeam: refusal('INVALID', 'x', { message: 'Please write at least a sentence' }),
  }
  const { user } = open('/researchers/teams/4', answers)
  await user.click(await screen.findByRole('button', { name: 'Join Optics' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request to join Optics' }))
  await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Lasers')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  const description = /Please write at least a sentence/
  const message = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /^Message/, description })
  expect(message.value).toBe('Lasers')
  answers['requestToJoinTeam'] = () => {
    answers['team'] = asked
    return { team: asked }
  }
  await user.type(message, ', and how to tune them')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText('The team owner will decide.')).toBeTruthy()
  answers['withdrawTeamJoinRequest'] = refusal('CONFLICT', 'The owner has just answered')
  await user.click(await screen.findByRole('button', { name: 'Request sent' }))
  const question = await screen.findByRole('alertdialog', { name: 'Withdraw your request?' })
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }))
  expect(await screen.findByText('The owner has just answered')).toBeTruthy()
})

test.each([
  [{ joining: 'INVITATION' }, 'By invitation'],
  [{ isFull: true }, 'Team is full'],
])('a team with no way in says why: %o', async (more, words) => {
  open('/researchers/teams/4', { team: team(more) })
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: words })).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Join Optics' })).toBeNull()
})

test('requests wait while the team is full, and can be declined', async () => {
  const request = {
    __typename: 'TeamJoinRequest',
    createdAt: '2026-11-20T08:00:00.000Z',
    user: { __typename: 'User', id: 'badr', name: 'Badr Salem', department: 'Physics' },
  }
  const sent: unknown[] = []
  const { user } = open('/researchers/teams/4', {
    team: team({ canLead: true, myRole: 'OWNER', isFull: true, joinRequests: [request], invitations: [] }),
    answerTeamJoinRequest: ({ input }: { input: object }) => {
      sent.push(input)
      return refusal('CONFLICT', 'The request was withdrawn')
    },
  })
  expect(await screen.findByText('The team is full. Requests can be accepted once a place is free.')).toBeTruthy()
  expect(button('Accept Badr Salem').disabled).toBe(true)
  await user.click(button('Decline Badr Salem'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline Badr Salem' }))
  await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Full')
  await user.click(dialog.getByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('The request was withdrawn')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ }).value).toBe('Full')
  expect(sent).toEqual([{ id: 'team', userId: 'badr', accepted: false, message: 'Full' }])
})

const inTeam = (role: string, name: string, platformRole = 'RESEARCHER') => ({
  __typename: 'TeamMember',
  role,
  name,
  user: { __typename: 'User', id: name, role: platformRole, department: '' },
})

test('an owner makes a member an observer and an observer a member, and transfers the team to no observer', async () => {
  const sent: unknown[] = []
  const { user } = open('/researchers/teams/4', {
    team: team({
      canLead: true,
      myRole: 'OWNER',
      observerCount: 1,
      members: [inTeam('OWNER', 'Ada Noor'), inTeam('MEMBER', 'Badr Salem'), inTeam('OBSERVER', 'Cyra Obs')],
    }),
    setTeamRole: ({ input }: { input: object }) => {
      sent.push(input)
      return { team: team() }
    },
  })
  const people = within(await screen.findByRole('list', { name: 'Members' }))
  expect(people.getAllByRole('listitem').map((item) => /Owner|Member|Observer/.exec(item.textContent)?.[0])).toEqual([
    'Owner',
    'Member',
    'Observer',
  ])
  expect(screen.getAllByText('2 of 10 members, 1 observer').length).toBeGreaterThan(0)
  expect(await entriesOf(user, 'Actions for Cyra Obs')).toEqual(['Make editor', 'Make member', 'Remove'])
  await user.keyboard('{Escape}')
  expect(await entriesOf(user, 'Actions for Badr Salem')).toEqual([
    'Make editor',
    'Make observer',
    'Transfer team',
    'Remove',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Make observer' }))
  await waitFor(() => expect(sent).toEqual([{ id: 'team', userId: 'Badr Salem', role: 'OBSERVER' }]))
})

test('an observer reads the discussion and cannot write in it', async () => {
  open('/researchers/teams/4', {
    team: team({ myRole: 'OBSERVER', canReadWork: true, canLeave: true, conversation: { canWrite: false, edges: [] } }),
  })
  expect(await screen.findByRole('heading', { name: 'Discussion' })).toBeTruthy()
  expect(button('Leave')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Post' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull()
})

test('the skills of the open positions say who has them, and who could bring what is missing', async () => {
  const person = (number: number, name: string) => ({ __typename: 'User', id: name, number, name })
  const skill = (more: object) => ({ members: [], researchers: [], researcherCount: 0, ...more })
  open('/researchers/teams/4', {
    team: team({
      neededSkills: [
        skill({ skill: 'Optics', members: [person(1, 'Ada Noor')] }),
        skill({ skill: 'Welding', researchers: [person(2, 'Badr Salem'), person(3, 'Cyra Obs')], researcherCount: 9 }),
        skill({ skill: 'Alchemy' }),
      ],
    }),
  })
  expect(await screen.findByRole('heading', { name: 'Skills needed' })).toBeTruthy()
  const itemOf = (words: string) => screen.getByText(words).closest('li')!
  expect(itemOf('Optics: in the team').textContent).toContain('Ada Noor')
  expect(itemOf('Welding: missing').textContent).toContain('Listed by: Badr Salem, Cyra Obs, and 7 more researchers')
  const linked = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(linked('Badr Salem')).toBe('/researchers/directory?researcher=2')
  expect(linked('7 more researchers')).toBe('/researchers/directory?q=Welding')
  expect(itemOf('Alchemy: missing').textContent).toContain('No researcher lists it.')
})
