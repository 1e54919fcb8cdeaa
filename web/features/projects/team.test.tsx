/** Who works on a project: answers that are refused, slow or come twice, and what each person may do. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { globalId } from '#web/relay/globalId.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, choose, dialogOf, field, findButton, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const person = (id: string, name: string) => ({ __typename: 'User', id, name, department: 'Physics' })
const noura = person(globalId('User', 3), 'Noura Haddad')
const omar = person(globalId('User', 4), 'Omar Said')
const project = (more: object = {}) => ({
  __typename: 'Project',
  id: 'project',
  number: 12,
  title: 'Solar still',
  status: 'ACTIVE',
  progress: 40,
  owner: noura,
  members: [
    { role: 'LEAD', user: noura },
    { role: 'VIEWER', user: omar },
  ],
  ...more,
})
const led = (more: object = {}) => project({ canLead: true, canTransferProject: true, ...more })
const open = (shown: object | null, answers: Answers = {}, lost?: Set<string>) =>
  renderRoute('/projects/12', {
    as: 'RESEARCHER',
    answers: Object.assign(answers, { project: shown, ...answers }),
    ...(lost ? { lost } : {}),
  })
/** The answer to a change, after which the project is read as it is then. */
const changes = (answers: Answers, after: object) =>
  recorded(() => {
    answers['project'] = after
    return { project: after }
  })
const team = async () => within(await screen.findByRole('region', { name: 'Team' }))

test('a project that is not there for the viewer says so', async () => {
  open(null)
  expect(await screen.findByRole('heading', { name: 'Project not found' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Team' })).toBeNull()
})

test('people outside the project see who works on it and change nothing', async () => {
  open(project())
  const section = await team()
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Noura Haddad.*Lead$/),
    expect.stringMatching(/Omar Said.*Viewer$/),
  ])
  expect(section.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress 40%' }).value).toBe(40)
  expect(section.queryAllByRole('button')).toEqual([])
})

test('without members and without a way to join there is no team', async () => {
  open(project({ members: null }))
  expect(await screen.findByRole('heading', { name: 'Solar still' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Team' })).toBeNull()
})

test('a request to join that is lost stays written, and is sent once', async () => {
  const lost = new Set(['useMembersAskToJoinMutation'])
  const answers: Answers = {}
  const asking = changes(answers, project({ canJoin: true, joinAsked: true }))
  answers['requestToJoinProject'] = asking.answer
  const { user } = open(project({ canJoin: true }), answers, lost)
  await user.click(await findButton('Request to join'))
  const dialog = await dialogOf('Request to join Solar still')
  await user.click(field(dialog, /^Message/))
  await user.paste('I know membranes')
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await waitFor(() =>
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send request' }).disabled).toBe(false),
  )
  expect(field(dialog, /^Message/).value).toBe('I know membranes')
  expect(asking.sent).toEqual([])
  lost.clear()
  await user.click(dialog.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asking.sent).toEqual([{ id: 'project', message: 'I know membranes' }])
  await waitFor(() => expect(button('Request sent').disabled).toBe(true))
})

test('a request is answered once while that is slow, and gone once it is answered', async () => {
  const joinRequests = [
    { message: 'I know membranes', createdAt: '2026-11-20T08:00:00Z', user: person('sara', 'Sara Ali') },
  ]
  const late = slow()
  const answering = recorded(() => late.answer)
  const answers: Answers = { answerProjectJoinRequest: answering.answer }
  const { user } = open(led({ joinRequests }), answers)
  const requests = within(await screen.findByRole('list', { name: 'Requests to join' }))
  expect(requests.getByText('Requested Nov 20, 2026. I know membranes')).toBeTruthy()
  await user.click(requests.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(button('Accept').disabled).toBe(true))
  expect(button('Decline').disabled).toBe(true)
  await user.click(button('Decline'))
  answers['project'] = led({ joinRequests: [] })
  late.arrive({ project: answers['project'] })
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests to join' })).toBeNull())
  expect(answering.sent).toEqual([{ id: 'project', userId: 'sara', accepted: true }])
  expect(await screen.findByText('Request decided')).toBeTruthy()
})

test('a request that a colleague answered first stays shown with the reason', async () => {
  const joinRequests = [{ message: '', createdAt: '2026-11-20T08:00:00Z', user: person('sara', 'Sara Ali') }]
  const answerProjectJoinRequest = refusal('CONFLICT', 'The request was withdrawn')
  const { user } = open(led({ joinRequests }), { answerProjectJoinRequest })
  await user.click(await findButton('Decline'))
  expect(await screen.findByText('The request was withdrawn')).toBeTruthy()
  await waitFor(() => expect(button('Decline').disabled).toBe(false))
})

test('a role changes only when the server agrees', async () => {
  const answers: Answers = { setProjectMember: refusal('CONFLICT', 'Omar has left the project') }
  const { user } = open(led(), answers)
  await choose(user, 'Actions for Omar Said', 'Make editor')
  expect(await screen.findByText('Omar has left the project')).toBeTruthy()
  expect((await team()).getByText('Viewer')).toBeTruthy()
  const members = [
    { role: 'LEAD', user: noura },
    { role: 'EDITOR', user: omar },
  ]
  const setting = changes(answers, led({ members }))
  answers['setProjectMember'] = setting.answer
  await choose(user, 'Actions for Omar Said', 'Make editor')
  expect(await (await team()).findByText('Editor')).toBeTruthy()
  expect(setting.sent).toEqual([{ id: 'project', userId: omar.id, role: 'EDITOR' }])
})

test('removing somebody asks first; a refusal keeps the question open', async () => {
  const answers: Answers = { removeProjectMember: refusal('CONFLICT', 'Omar signs the next report') }
  const removing = changes(answers, led({ members: [{ role: 'LEAD', user: noura }] }))
  const { user } = open(led(), answers)
  await choose(user, 'Actions for Omar Said', 'Remove')
  const question = await questionOf('Remove Omar Said?')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Omar signs the next report')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: 'Remove Omar Said?' })).toBeTruthy()
  answers['removeProjectMember'] = removing.answer
  await user.click(question.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('Omar Said')).toBeNull())
  expect(removing.sent).toEqual([{ id: 'project', userId: omar.id }])
})

test('progress outside 0 to 100 is refused in the form, and never sent', async () => {
  const answers: Answers = {}
  const saving = changes(answers, led({ progress: 55 }))
  answers['setProjectProgress'] = saving.answer
  const { user } = open(led(), answers)
  await user.click(await findButton('Set progress'))
  const dialog = await dialogOf('Progress')
  const progress = dialog.getByLabelText(/^Progress/)
  await user.clear(progress)
  await user.paste('140')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await wrongField(dialog, /^Progress/, 'Must be between 0 and 100')
  expect(saving.sent).toEqual([])
  await user.clear(progress)
  await user.paste('55')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saving.sent).toEqual([{ id: 'project', progress: 55, note: '' }]))
  expect(await (await team()).findByText('Progress 55%')).toBeTruthy()
})

test('a transfer names the new owner, and a refused one keeps all that was chosen', async () => {
  const { user } = open(led(), {
    transferProject: refusal('CONFLICT', 'A review is under way'),
    node: omar,
  })
  await choose(user, 'Actions for Omar Said', 'Make owner and lead')
  const dialog = await dialogOf('Transfer Solar still')
  expect(dialog.getByText(/^The new owner leads the project/)).toBeTruthy()
  await user.click(field(dialog, /^Message/))
  await user.paste('I retire')
  await user.click(dialog.getByRole('button', { name: 'Transfer' }))
  expect(await screen.findByText('A review is under way')).toBeTruthy()
  expect(field(dialog, /^Message/).value).toBe('I retire')
})

test('leaving asks first, and the way out is gone afterwards', async () => {
  const answers: Answers = {}
  const leaving = changes(answers, project({ members: [{ role: 'LEAD', user: noura }] }))
  answers['leaveProject'] = leaving.answer
  const { user } = open(project({ canLeave: true }), answers)
  await user.click(await findButton('Leave'))
  const question = await questionOf('Leave the project?')
  expect(leaving.sent).toEqual([])
  await user.click(question.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('You left the project')).toBeTruthy()
  expect(leaving.sent).toEqual([{ id: 'project' }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull())
})
