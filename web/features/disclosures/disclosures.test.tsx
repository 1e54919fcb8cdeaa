/** Invention disclosures where things go wrong or are not there yet, what each state allows, and the way to the right form. */
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { permissions, rolesOf } from '#api/policy.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { network } from '#web/testing/network.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, findButton, recorded } from '#web/testing/steps.ts'

const listOf = (...nodes: object[]) => ({ totalCount: nodes.length, edges: nodes.map((node) => ({ node })) })
const inventor = (name: string, more: object = {}) => ({
  id: btoa(`DisclosureInventor:${name}`),
  person: null,
  name,
  email: '',
  affiliation: '',
  role: '',
  share: 5_000,
  signature: null,
  ...more,
})
const disclosure = (more: object = {}) => ({
  __typename: 'InventionDisclosure',
  id: btoa('InventionDisclosure:7'),
  number: 7,
  title: 'A valve that mends itself',
  abstract: 'The seat flows back.',
  problem: 'Valves leak.',
  novelty: 'Nothing is opened.',
  project: null,
  publicEvents: [],
  funding: [],
  priorArt: [],
  inventors: [inventor('Ada'), inventor('Badr')],
  signedFiles: [],
  signatures: [],
  status: 'SIGNING',
  contentHash: 'abc',
  decision: null,
  isOverdue: false,
  statementToSign: null,
  returnReason: '',
  withdrawnAt: null,
  requestedAt: '2026-11-20T08:00:00Z',
  submittedAt: null,
  decidedAt: null,
  canUpdate: false,
  canWork: false,
  internal: null,
  ...more,
})
const path = '/researcher/innovation-support/ip-legal'
const own = (answers: Answers, below = '/disclosures/7', lost = new Set<string>()) =>
  renderRoute(path + below, { as: 'RESEARCHER', answers: { projects: listOf(), ...answers }, lost })
const desk = (more: object, answers: Answers = {}) =>
  renderRoute('/kuteam/support/disclosures/7', {
    as: 'KU_TEAM',
    answers: { projects: listOf(), inventionDisclosure: disclosure({ canWork: true, ...more }), ...answers },
  })
const nothing = { inventionDisclosures: listOf(), supportRequests: listOf() }

test('a disclosure that is not there says so and leads back', async () => {
  own({ inventionDisclosure: null })
  expect(await screen.findByRole('heading', { name: 'Disclosure not available' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to IP & Legal' })).toBeTruthy()
})

test('an inventor signs the statement as it is shown, and a changed content is refused in words', async () => {
  const statementToSign = 'I, Ada, am an inventor.'
  const { user } = own({
    inventionDisclosure: disclosure({ statementToSign }),
    signDisclosure: refusal('CONFLICT', 'The disclosure changed since you opened it.'),
  })
  await user.click(await screen.findByRole('button', { name: 'Sign disclosure' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign this disclosure' }))
  expect(dialog.getByText(statementToSign)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Sign disclosure' }))
  expect((await dialog.findAllByText('Enter your full name')).length).toBeGreaterThan(0)
  await user.click(dialog.getByLabelText(/^Your full name/))
  await user.paste('Ada')
  await user.click(dialog.getByLabelText(/I confirm this statement/))
  await user.click(dialog.getByRole('button', { name: 'Sign disclosure' }))
  expect(await screen.findByText('The disclosure changed since you opened it.')).toBeTruthy()
})

/** The viewer as renderRoute makes one, with what was typed. */
const typed = (values: object) => {
  const own = permissions.filter((permission) => rolesOf(permission).includes('RESEARCHER'))
  const viewer = { id: 'viewer', userId: 'user', number: 1, name: 'Test Person', email: 'a@b.c', role: 'RESEARCHER' }
  const draft = { id: 'd', form: 'DISCLOSURE', subject: '7', step: 0, values, updatedAt: '2026-01-01T08:00:00Z' }
  return { viewer: { ...viewer, status: 'ACTIVE', permissions: own, drafts: [draft] } }
}

test('what was typed and not saved is there again, and can be discarded', async () => {
  const { user } = own({
    inventionDisclosure: disclosure({ status: 'DRAFT', canUpdate: true, abstract: 'As saved' }),
    ...typed({ abstract: 'As typed' }),
    deleteDraft: { viewer: { __typename: 'Viewer', id: 'viewer', drafts: [] } },
  })
  const abstract = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Abstract/ })
  expect(abstract.value).toBe('As typed')
  expect(screen.getByText(/^You have unsaved changes from /)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard unsaved changes' }))
  expect(await screen.findByText(/^Your changes are kept/)).toBeTruthy()
  expect(abstract.value).toBe('As saved')
})

test('what is typed is kept on the server, with the fields that are not complete', async () => {
  const kept = recorded({ viewer: { __typename: 'Viewer', id: 'viewer', drafts: [] } })
  const { user } = own({
    inventionDisclosure: disclosure({ status: 'DRAFT', canUpdate: true, abstract: '' }),
    saveDraft: kept.answer,
  })
  await user.click(await screen.findByRole('button', { name: 'Add prior art' }))
  await user.click(screen.getByRole('textbox', { name: /^Abstract/ }))
  await user.paste('It sheds')
  await waitFor(() => expect(kept.sent).toHaveLength(1), { timeout: 8_000 })
  expect(kept.sent[0]).toMatchObject({
    form: 'DISCLOSURE',
    subject: '7',
    values: { abstract: 'It sheds', priorArt: [{ reference: '' }] },
  })
})

test('files that are signed are named with their hashes', async () => {
  own({ inventionDisclosure: disclosure({ signedFiles: [{ name: 'figures.pdf', sha256: 'abc123' }] }) })
  const files = within(await screen.findByRole('region', { name: 'Signed files' }))
  expect(files.getByText('figures.pdf')).toBeTruthy()
  expect(files.getByText('SHA-256: abc123')).toBeTruthy()
})

test('a draft says what its shares add up to, and shares them equally', async () => {
  const inventors = [inventor('Ada', { share: 3_333 }), inventor('Badr', { share: 3_333 }), inventor('Eve')]
  const { user } = own({ inventionDisclosure: disclosure({ status: 'DRAFT', canUpdate: true, inventors }) })
  expect(await screen.findByText('The shares add up to 116.66%')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Share equally' }))
  expect(await screen.findByText('The shares add up to 100%')).toBeTruthy()
  expect(screen.getAllByLabelText<HTMLInputElement>(/^Share/).map(({ value }) => value)).toEqual([
    '33.34',
    '33.33',
    '33.33',
  ])
})

test.each([
  ['SIGNING', 'Record signature'],
  ['SUBMITTED', 'Start review'],
  ['IN_REVIEW', 'Decide'],
])('what the team does next with a disclosure in %s is %s', async (status, next) => {
  desk({ status, submittedAt: '2026-11-21T08:00:00Z' })
  expect(await screen.findByRole('button', { name: next })).toBeTruthy()
})

test('what was written stays when another decision is chosen, and goes to the call of the last', async () => {
  const { sent, answer } = recorded({ disclosure: disclosure({ status: 'DRAFT', canWork: true }) })
  const { user } = desk({ status: 'IN_REVIEW' }, { returnDisclosure: answer })
  await user.click(await findButton('Decide'))
  const dialog = await dialogOf('Decide on A valve that mends itself')
  await user.click(dialog.getByRole('radio', { name: /^File a patent application/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Reasons/ }), 'Name the seat')
  await user.click(dialog.getByRole('radio', { name: /^Return for changes/ }))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Name the seat')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Disclosure returned')).toBeTruthy()
  expect(sent).toEqual([{ id: btoa('InventionDisclosure:7'), reason: 'Name the seat' }])
})

test('what becomes of an invention is decided once its review has begun; it can be returned before', async () => {
  const { user } = desk({ status: 'SUBMITTED', submittedAt: '2026-11-21T08:00:00Z' })
  await choose(user, /^More actions for/, 'Decide')
  const dialog = await dialogOf('Decide on A valve that mends itself')
  expect(dialog.getAllByText('Start the review first.')).toHaveLength(3)
  const usable = dialog.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled)
  expect(usable.map(({ value }) => value)).toEqual(['RETURN'])
})

test.each([
  ['HOLD', 'Review again'],
  ['FILE', 'Download PDF'],
])('a disclosure that was decided as %s has the next action %s, with the reasons', async (decision, next) => {
  desk({ status: 'DECIDED', decidedAt: '2026-11-21T08:00:00Z', reasons: 'There is a market', decision })
  expect(await screen.findByRole('button', { name: next })).toBeTruthy()
  expect(screen.getByText('There is a market')).toBeTruthy()
})

test.each([
  [['I want to talk to someone outside the university in confidence'], 'Non-disclosure agreement', '/request/nda'],
  [['I want to send or receive something', 'A material or a device'], 'Material transfer agreement', '/request/mta'],
  [['I want to send or receive something', 'Data'], 'Data use agreement', '/request/data-use'],
  [['I want to send or receive something', 'Software'], 'Software license', '/request/software-license'],
  [
    ['I may have invented something', 'Ask first whether it could be patented'],
    'Patentability question',
    '/request/patentability',
  ],
])('the answers %j lead to the form %s', async (answers, name, to) => {
  const { user } = own(nothing, '')
  for (const answer of answers) await user.click(await screen.findByRole('button', { name: answer }))
  const choice = within(screen.getByRole('region', { name: 'Find the right form' }))
  const link = await choice.findByRole('link', { name: `Begin: ${name}` })
  expect(link.getAttribute('href')).toBe(path + to)
})

test('without disclosures and requests the page says so', async () => {
  own(nothing, '')
  expect(await screen.findByText('Your invention disclosures will be listed here.')).toBeTruthy()
  expect(screen.getByText('Requests for agreements and patentability questions will be listed here.')).toBeTruthy()
})

test('a form that is not there says so', async () => {
  own({ supportCategories: listOf() }, '/request/anything')
  expect(await screen.findByRole('heading', { name: 'Form not available' })).toBeTruthy()
})

test('what could not be kept offline is kept by itself once the server is back', async () => {
  const kept = recorded({ viewer: { __typename: 'Viewer', id: 'viewer', drafts: [] } })
  const lost = new Set(['useDraftMutation'])
  let away = true
  network.use(http.get('*/healthz', () => (away ? HttpResponse.error() : HttpResponse.text('ok'))))
  const answers = {
    inventionDisclosure: disclosure({ status: 'DRAFT', canUpdate: true, abstract: '' }),
    saveDraft: kept.answer,
  }
  const { user } = own(answers, undefined, lost)
  await user.click(await screen.findByRole('textbox', { name: /^Abstract/ }))
  await user.paste('It sheds')
  expect(await screen.findByText('Failed to save your draft', {}, { timeout: 15_000 })).toBeTruthy()
  expect(screen.getByText('It will be saved when you are back online.')).toBeTruthy()
  lost.clear()
  away = false
  expect(await screen.findByText('Draft saved', {}, { timeout: 15_000 })).toBeTruthy()
  expect(kept.sent).toMatchObject([{ form: 'DISCLOSURE', values: { abstract: 'It sheds' } }])
})
