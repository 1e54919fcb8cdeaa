/** The forms of a proposal send the ids that were chosen, and name the field that is missing. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'

const id = (type: string, number: number) => btoa(`${type}:${number}`)
const challenge = { id: id('Challenge', 1), number: 1, title: 'Quiet pumps', displayStatus: 'OPEN', canPropose: true }
const project = { __typename: 'Project', id: id('Project', 3), title: 'Solar still', canUpdate: true }
const person = { __typename: 'User', id: id('User', 7), name: 'Badr Salem', department: 'Physics' }
const team = { __typename: 'Team', id: id('Team', 5), name: 'Optics', canWork: true }
const proposal = { id: id('Proposal', 9), stage: 'DRAFT', canUpdate: true, supportNeeded: [] }

function openDialog(earlier: readonly object[] = [], own: object = proposal, more: object = {}) {
  const sent: Record<string, unknown>[] = []
  const keep = (answer: object) => (args: { input: Record<string, unknown> }) => {
    sent.push(args.input)
    return answer
  }
  const { user } = renderRoute('/industry-challenges?challenge=1', {
    as: 'RESEARCHER',
    answers: {
      challenges: { totalCount: 1, edges: [{ node: challenge }] },
      challenge: { ...challenge, ...more, myProposals: [own] },
      projects: { edges: [{ node: project }] },
      proposals: { edges: earlier.map((node) => ({ node: { __typename: 'Proposal', ...node } })) },
      teams: { edges: [{ node: team }] },
      users: { edges: [{ node: person }] },
      submitProposal: keep({ proposal, challenge }),
      updateProposal: keep({ proposal }),
      inviteCoApplicants: keep({ proposal }),
    },
  })
  return { user, sent }
}

test('a proposal is sent with its linked project', async () => {
  const { user, sent } = openDialog()
  await user.click(await screen.findByRole('button', { name: 'Submit Proposal' }))
  const dialog = await screen.findByRole('dialog', { name: 'Submit Proposal' })
  await user.type(await within(dialog).findByLabelText(/^Summary/), 'Felt collars')
  await user.type(within(dialog).getByLabelText(/addresses/), 'They swallow the sound.')
  await user.selectOptions(within(dialog).getByLabelText(/^Technology/), '4')
  await user.type(within(dialog).getByLabelText(/timeline/), '6 months')
  await user.click(within(dialog).getByLabelText('Equipment'))
  await user.selectOptions(within(dialog).getByLabelText(/^Linked project/), project.title)
  await user.click(within(dialog).getByRole('button', { name: 'Submit Proposal' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ trl: 4, projectId: project.id })]))
})

const invited = { invitation: { words: 'Please.', createdAt: '2026-11-01T08:00:00Z', inviter: { name: 'Team' } } }
const openChallenge = (more: object) =>
  renderRoute('/industry-challenges?challenge=1', {
    as: 'RESEARCHER',
    answers: {
      challenges: { totalCount: 1, edges: [{ node: challenge }] },
      challenge: { ...challenge, ...invited, status: 'OPEN', myProposals: [], ...more },
    },
  })

test('after a proposal the challenge says so in place of the invitation, and offers to edit it', async () => {
  const own = { ...proposal, number: 9, stage: 'RECEIVED', accepted: null, submittedAt: '2026-11-20T08:00:00Z' }
  const { user } = openChallenge({ myProposals: [own] })
  expect(await screen.findByText('You submitted a proposal on Nov 20, 2026')).toBeTruthy()
  expect(screen.queryByText('You are invited')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Submit Proposal' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit proposal' }))
  expect(await screen.findByRole('dialog', { name: 'Edit proposal' })).toBeTruthy()
})

test('an invitation is shown while one may follow it', async () => {
  openChallenge({})
  expect(await screen.findByText('You are invited')).toBeTruthy()
  cleanup()
  openChallenge({ status: 'COMPLETED', displayStatus: 'COMPLETED', canPropose: false })
  expect(await screen.findByRole('heading', { name: challenge.title })).toBeTruthy()
  expect(screen.queryByText('You are invited')).toBeNull()
})

test('co-applicants are sent by the id of the person or the team, and a missing one is named', async () => {
  const { user, sent } = openDialog()
  await user.click(await screen.findByRole('button', { name: 'Submit Proposal' }))
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  const people = await screen.findByRole('dialog', { name: 'Invite a researcher' })
  await user.click(within(people).getByRole('button', { name: 'Invite' }))
  expect((await within(people).findByRole('alert')).textContent).toContain('Choose a person')
  await user.click(within(people).getByRole('combobox', { name: /^Person/ }))
  await user.click(await within(people).findByRole('option', { name: /Badr Salem/ }))
  await user.click(within(people).getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(sent).toEqual([{ id: proposal.id, userId: person.id }]))

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite a researcher' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Add a team' }))
  const teams = await screen.findByRole('dialog', { name: /all researchers of a team/ })
  await user.click(within(teams).getByRole('button', { name: 'Invite' }))
  expect((await within(teams).findByRole('alert')).textContent).toContain('Choose a team')
  await user.selectOptions(within(teams).getByLabelText(/^Team/), team.name)
  await user.click(within(teams).getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ id: proposal.id, teamId: team.id }))
})

const earlier = {
  id: id('Proposal', 4),
  title: 'Felt collars',
  challengeTitle: 'Loud fans',
  ideaSummary: 'Collars of felt around the shaft.',
  priorWork: 'Two fans for a year.',
  trl: 5,
  timeline: '6 months',
  supportNeeded: ['EQUIPMENT'],
  project: { id: project.id, canUpdate: true },
}

test('an earlier proposal fills in what is not written yet, and is kept', async () => {
  const begun = { ...proposal, priorWork: 'A pump in the lab.' }
  const { user, sent } = openDialog([{ ...earlier, id: id('Proposal', 5), ideaSummary: '' }, earlier], begun)
  await user.click(await screen.findByRole('button', { name: 'Submit Proposal' }))
  const dialog = await screen.findByRole('dialog', { name: 'Submit Proposal' })
  await within(dialog).findByDisplayValue(begun.priorWork)
  await user.click(within(dialog).getByRole('button', { name: 'Start from an earlier proposal' }))
  const entries = await screen.findAllByRole('menuitem')
  expect(entries.map(({ textContent }) => textContent)).toEqual(['“Felt collars”, to Loud fans'])
  await user.click(entries[0]!)
  expect(await within(dialog).findByText(/^Filled in from “Felt collars”, to Loud fans/)).toBeTruthy()
  const value = (label: RegExp) => within(dialog).getByLabelText<HTMLInputElement>(label).value
  expect(value(/^Summary/)).toBe(earlier.ideaSummary)
  expect(value(/^Prior/), 'what was written stays').toBe(begun.priorWork)
  expect(value(/addresses/), 'which is about another challenge').toBe('')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Equipment').checked).toBe(true)
  expect(value(/^Linked project/)).toBe(project.id)
  await waitFor(
    () => expect(sent.at(-1)).toMatchObject({ ideaSummary: earlier.ideaSummary, trl: 5, addressingChallenge: '' }),
    { timeout: 5_000 },
  )
})

test('nothing is offered to who has written no other proposal', async () => {
  const begun = { ...earlier, ...proposal }
  const { user } = openDialog([begun], begun)
  await user.click(await screen.findByRole('button', { name: 'Submit Proposal' }))
  const dialog = await screen.findByRole('dialog', { name: 'Submit Proposal' })
  await within(dialog).findByLabelText(/^Summary/)
  expect(within(dialog).queryByRole('button', { name: 'Start from an earlier proposal' })).toBeNull()
})

test.each([true, false])(
  'whoever proposes to a challenge reads whether it is first screened without names: %s',
  async (blindScreening) => {
    const { user } = openDialog([], proposal, { blindScreening })
    await user.click(await screen.findByRole('button', { name: 'Submit Proposal' }))
    const dialog = await screen.findByRole('dialog', { name: 'Submit Proposal' })
    await within(dialog).findByLabelText(/^Summary/)
    expect(within(dialog).queryByText(/Keep names out of the text and files/) !== null).toBe(blindScreening)
  },
)
