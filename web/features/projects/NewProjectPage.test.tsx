/** The wizard for a new project: any order, kept on the way, complete only when it is submitted. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { listOf } from '#web/testing/steps.ts'
import type { AppViewer } from '#web/app/app.ts'

type Kept = { input: { form: string; step: number; values: Record<string, unknown> } }
type Created = { input: Record<string, unknown> }

const draft = {
  form: 'PROJECT',
  step: 2,
  values: { title: 'Half a still', gone: 1 },
  updatedAt: '2026-11-21T08:00:00Z',
}

function renderWizard(answers: Answers = {}, as: AppViewer['role'] = 'RESEARCHER', address = '') {
  const kept: Kept['input'][] = []
  const created: Created['input'][] = []
  let discarded = 0
  const rendered = renderRoute(`/researchers/projects/new${address}`, {
    as,
    answers: {
      departments: [{ name: 'Medicine' }],
      saveDraft: ({ input }: Kept) => {
        kept.push(input)
        return {}
      },
      deleteDraft: () => {
        discarded++
        return {}
      },
      createProject: ({ input }: Created) => {
        created.push(input)
        return { project: { number: 12 } }
      },
      ...answers,
    },
  })
  const step = (name: string) => rendered.user.click(screen.getByRole('button', { name: new RegExp(`(: |^)${name}`) }))
  /** Writes at once: key by key is what other tests try. */
  const fill = async (label: RegExp, text: string) => {
    await rendered.user.click(await screen.findByLabelText(label))
    await rendered.user.paste(text)
  }
  return { ...rendered, fill, kept, created, discarded: () => discarded, step }
}

/** The viewer as renderRoute makes one, with a draft. */
const withDraft = async (as: AppViewer['role'] = 'RESEARCHER') => {
  const { permissions, rolesOf } = await import('#api/policy.ts')
  const own = permissions.filter((permission) => rolesOf(permission).includes(as))
  const viewer = { id: 'viewer', userId: 'user', number: 1, name: 'Test Person', email: 'a@b.c', role: as }
  return { viewer: { ...viewer, status: 'ACTIVE', permissions: own, drafts: [{ id: 'd', ...draft }] } }
}

const expert = { expertise: ['Water treatment', 'Kilns'] }
const value = async (label: RegExp) => (await screen.findByLabelText<HTMLInputElement>(label)).value

test('projects like it are shown below the title, and open beside the form', async () => {
  const asked: unknown[] = []
  const { fill } = renderWizard({
    similarProjects: (given: unknown) => {
      asked.push(given)
      return [
        { __typename: 'Project', id: 'a', number: 7, title: 'Solar still', status: 'ACTIVE', owner: { name: 'Ada' } },
        null,
      ]
    },
  })
  await fill(/^Project title/i, 'Sola')
  await fill(/^Project title/i, 'r still')
  const found = await screen.findByRole('link', { name: 'Solar still' })
  expect(found.getAttribute('href')).toBe('/projects/7')
  expect(found.getAttribute('target')).toBe('_blank')
  const list = found.closest<HTMLElement>('[role=status]')!
  expect(within(list).getByText('Similar projects')).toBeTruthy()
  expect(within(list).getByText('Active')).toBeTruthy()
  expect(within(list).getByText('Ada')).toBeTruthy()
  expect(asked).toEqual([expect.objectContaining({ title: 'Solar still' })])
})

test('what the profile and the latest project say is filled in, and marked until it is changed', async () => {
  const { user, fill, kept } = renderWizard({
    viewer: { ...(await withDraft()).viewer, drafts: [], department: 'Medicine', ...expert },
    projects: listOf({ __typename: 'Project', id: 'p', institution: 'Membrane lab' }),
  })
  expect(await value(/^Principal Investigator/)).toBe('Test Person')
  expect(await value(/^Institution/)).toBe('Membrane lab')
  expect(screen.getByText('Filled in from your latest project. Change it if needed.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove water' })).toBeTruthy()
  const fromProfile = () => screen.getAllByText('Filled in from the profile. Change it if needed.').length
  const before = fromProfile()
  await fill(/^Principal Investigator/, ' Senior')
  expect(await value(/^Principal Investigator/)).toBe('Test Person Senior')
  expect(fromProfile()).toBe(before - 1)
  expect(kept).toEqual([])
  await user.click(screen.getByRole('button', { name: /Intellectual Property/ }))
})

test('a connected ORCID record fills in what nothing else says, and nothing that was written', async () => {
  const { answer, arrive } = slow()
  const { fill, kept } = renderWizard({
    viewer: { ...(await withDraft()).viewer, drafts: [], department: '', expertise: [] },
    ownOrcid: { proven: true },
    projects: listOf({ __typename: 'Project', id: 'p', institution: 'Membrane lab' }),
    readOrcidPerson: () => answer,
  })
  await fill(/^Project Title/, 'Solar still')
  arrive({ institution: 'Khalifa University', department: 'Medicine', keywords: ['Marine robotics'] })
  await waitFor(async () => expect(await value(/^Institution/)).toBe('Khalifa University'))
  expect(await value(/^Project Title/)).toBe('Solar still')
  expect(await value(/^Department/)).toBe('Medicine')
  expect(screen.getByRole('button', { name: 'Remove robotics' })).toBeTruthy()
  expect(screen.getAllByText('Filled in from your ORCID record. Change it if needed.')).toHaveLength(3)
  expect(kept).toEqual([])
})

test('an ORCID record that is away is not spoken of', async () => {
  renderWizard({
    ownOrcid: { proven: true },
    readOrcidPerson: refusal('INVALID', 'ORCID does not answer'),
  })
  expect(await value(/^Principal Investigator/)).toBe('Test Person')
  expect(screen.queryByText('ORCID does not answer')).toBeNull()
})

test('the steps can be walked in any order, and each change of step keeps what was written', async () => {
  const { user, fill, kept, step } = renderWizard()
  await fill(/^Project Title/, 'Solar still')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Step 2 of 6: Intellectual Property' }))
  expect(kept).toMatchObject([{ form: 'PROJECT', step: 1, values: { title: 'Solar still', trl: '' } }])
  expect(screen.queryByText('Validation Errors'), 'nothing is demanded on the way').toBeNull()

  await step('Supporting Info')
  await step('Funding & Grants')
  expect(kept, 'what did not change is not kept again').toHaveLength(1)
  await fill(/^Budget/, '5000')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByRole('heading', { name: 'Step 4 of 6: Deployment Potential' })).toBeTruthy()
  expect(kept[1]).toMatchObject({ step: 3, values: { title: 'Solar still', budget: '5000' } })
})

test('a step that was left is done once something is in it and nothing that it needs is missing or wrong', async () => {
  const { user, fill, step } = renderWizard()
  await fill(/^Project Title/, 'Solar still')
  await step('Research Outputs')
  const named = (name: string) => screen.queryByRole('button', { name })
  expect(named('Step 1: Project Overview, incomplete')).toBeTruthy()
  await step('Project Overview')
  await fill(/^Institution/, 'Sun lab')
  await fill(/^Technology Summary/, 'Water from the sun')
  await user.selectOptions(screen.getByLabelText(/^TRL/), '4')
  await step('Supporting Info')
  expect(named('Step 1: Project Overview, done')).toBeTruthy()
  expect(named('Step 3: Research Outputs'), 'nothing is in it').toBeTruthy()
  expect(named('Step 2: Intellectual Property')).toBeTruthy()
  await step('Research Outputs')
  await fill(/^Data/, 'Sun of a year, https://data.example/sun')
  await step('Deployment Potential')
  expect(named('Step 3: Research Outputs, done')).toBeTruthy()
  await fill(/^CRL/, '12')
  await step('Supporting Info')
  await waitFor(() => expect(named('Step 4: Deployment Potential, has errors')).toBeTruthy())
})

test('the review lists what would be refused, each with the way to its field', async () => {
  const { user, fill, step } = renderWizard()
  await fill(/^Project Title/, 'Solar still')
  await fill(/^Institution/, 'Sun lab')
  await fill(/^Technology Summary/, 'Water from the sun')
  await user.selectOptions(screen.getByLabelText(/^TRL/), '4')
  await step('Review')
  expect(screen.getByText('Ready to submit')).toBeTruthy()
  await step('Deployment Potential')
  await fill(/^CRL/, '12')
  await step('Review')
  expect(await screen.findByText('1 field needs a correction')).toBeTruthy()
  expect(screen.queryByText('Ready to submit')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'CRL must be between 1 and 9' }))
  const crl = screen.getByLabelText(/^CRL/)
  expect(document.activeElement).toBe(crl)
  expect(crl.getAttribute('aria-invalid')).toBe('true')
})

test('steps of a draft that hold nothing have no tick, and what is wrong in it is said', async () => {
  const values = { title: 'Half a still', crlLevel: '12' }
  const { viewer } = await withDraft()
  const { user } = renderWizard({ viewer: { ...viewer, drafts: [{ id: 'd', ...draft, step: 5, values }] } })
  await user.click(await screen.findByRole('button', { name: 'Continue' }))
  const named = (name: string) => screen.queryByRole('button', { name })
  await waitFor(() => expect(named('Step 4: Deployment Potential, has errors')).toBeTruthy())
  expect(named('Step 2: Intellectual Property')).toBeTruthy()
  expect(named('Step 5: Funding & Grants')).toBeTruthy()
})

test('what is missing is said when it is submitted, and leads to its step', async () => {
  const { user, fill, created, step } = renderWizard()
  await screen.findByLabelText(/^Project Title/)
  await step('Research Outputs')
  await fill(/^Papers/, 'A paper without its number')
  await step('Supporting Info')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const summary = await screen.findByRole('alert')
  const said = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent)
  expect(said).toEqual(
    expect.arrayContaining([
      'Project Title is required',
      'Institution/Lab is required',
      'Technology Summary is required',
      'TRL is required',
      'Papers: Each paper needs its DOI',
    ]),
  )
  expect(screen.getByRole('button', { name: 'Step 3: Research Outputs, has errors' })).toBeTruthy()
  await user.click(within(summary).getByRole('link', { name: 'Papers: Each paper needs its DOI' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Papers/))
  expect(created).toEqual([])
})

test('a whole project is created, lists line by line, and is done with its draft', async () => {
  const { user, fill, created, step, router } = renderWizard({ project: { id: 'p', number: 12, title: 'Solar still' } })
  await fill(/^Project Title/, 'Solar still')
  await fill(/^Institution/, 'Sun lab')
  await fill(/^Technology Summary/, 'Water from the sun')
  await user.selectOptions(screen.getByLabelText(/^TRL/), '4')
  await step('Research Outputs')
  await fill(/^Papers/, 'One, 10.1000/one\nTwo, 10.1000/two')
  await step('Supporting Info')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/12'))
  expect(created).toMatchObject([
    {
      title: 'Solar still',
      trl: 4,
      papers: ['One, 10.1000/one', 'Two, 10.1000/two'],
      status: 'PROPOSED',
      fromDraft: true,
    },
  ])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('a draft is offered and gone on with where it was left', async () => {
  const { user } = renderWizard(await withDraft())
  expect(await screen.findByText(/Your draft of “Half a still” was saved/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('heading', { name: 'Step 3 of 6: Research Outputs' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /: Project Overview/ }))
  expect((screen.getByLabelText(/^Project Title/) as HTMLInputElement).value).toBe('Half a still')
})

test('a draft is thrown away only after a question', async () => {
  const { user, discarded } = renderWizard(await withDraft())
  await user.click(await screen.findByRole('button', { name: 'Start over' }))
  expect(discarded()).toBe(0)
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  const title = await screen.findByLabelText(/^Project Title/)
  expect((title as HTMLInputElement).value).toBe('')
  expect(discarded()).toBe(1)
})

test('Cancel asks in the documented words, then forgets the draft and leaves without a second question', async () => {
  const { user, fill, router, discarded } = renderWizard()
  await fill(/^Project Title/, 'Solar still')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText('Are you sure you want to cancel? Your progress will be lost.')).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Yes, cancel' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/researchers/projects'))
  expect(discarded()).toBe(1)
})

test('Save draft keeps it and leaves; when it cannot be kept one stays', async () => {
  const answers: Answers = { saveDraft: refusal('INVALID', 'This draft is too large') }
  const { user, fill, router, kept } = renderWizard(answers)
  await fill(/^Project Title/, 'Solar still')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(kept).toEqual([]))
  expect(router.state.location.pathname).toBe('/researchers/projects/new')
})

test('Save draft leaves without a question', async () => {
  const { user, fill, router, kept } = renderWizard()
  await fill(/^Project Title/, 'Solar still')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/researchers/projects'))
  expect(kept).toMatchObject([{ step: 0, values: { title: 'Solar still' } }])
})

test('Save draft makes a draft of a project once it has a title and a summary, and leads to it', async () => {
  const { user, fill, router, created } = renderWizard({ project: { id: 'p', number: 12, title: 'Solar still' } })
  await fill(/^Project Title/, 'Solar still')
  await fill(/^Technology Summary/, 'Water from the sun')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/12'))
  expect(created).toMatchObject([{ title: 'Solar still', status: 'DRAFT', trl: null }])
})

test('what is missing is listed in the review, where each field leads back to its step', async () => {
  const { user, fill, step } = renderWizard()
  await fill(/^Project Title/, 'Solar still')
  await user.click(screen.getByRole('button', { name: 'Review' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review' }))
  expect(screen.getByText('3 fields are missing')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Project Overview' }).textContent).toContain('Solar still')
  await user.click(screen.getByRole('button', { name: 'Add TRL' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^TRL/))
  await step('Supporting Info')
  expect(screen.getByText('To add people and files, save a draft first. It needs:')).toBeTruthy()
})

test('people and files belong to the draft, which the wizard goes on with', async () => {
  const draft = { id: 'p', number: 12, title: 'Solar still', description: 'Water', status: 'DRAFT', canUpdate: true }
  const updated: Created['input'][] = []
  const { user, fill, router, created, step } = renderWizard({
    project: {
      ...draft,
      updatedAt: '2026-11-21T08:00:00Z',
      canLead: true,
      canAddFiles: true,
      files: [],
      publiclyDisclosed: false,
      confidential: false,
      members: [{ role: 'LEAD', user: { id: 'u', name: 'Ada Noor', department: '', profileImage: null } }],
    },
    updateProject: ({ input }: Created) => {
      updated.push(input)
      return { project: draft }
    },
  })
  await fill(/^Project Title/, 'Solar still')
  await fill(/^Technology Summary/, 'Water from the sun')
  await step('Supporting Info')
  await user.click(screen.getByRole('button', { name: 'Save draft and add people and files' }))
  expect(await screen.findByRole('button', { name: 'Add member' })).toBeTruthy()
  expect(router.state.location.search).toBe('?project=12&step=6')
  expect(screen.getByRole('button', { name: 'Add files' })).toBeTruthy()
  expect(created).toMatchObject([{ status: 'DRAFT' }])
  await step('Review')
  expect(screen.getByRole('region', { name: 'Supporting Info' }).textContent).toContain('Ada Noor')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/12'))
  expect(updated).toMatchObject([{ id: 'p', title: 'Solar still', status: 'DRAFT' }])
})

test('the university names the owner, who may come from the address', async () => {
  const ada = { __typename: 'User', id: btoa('User:7'), name: 'Ada Noor', role: 'RESEARCHER' }
  const answers = { user: ({ number }: { number: number }) => (number === 7 ? ada : null), node: ada }
  const { user, step } = renderWizard(answers, 'COMMERCIALIZATION_TEAM', '?ownerId=7')
  const owner = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Owner/ })
  expect(owner.value).toBe('Ada Noor')
  await step('Funding & Grants')
  await step('Project Overview')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Owner/ }).value).toBe('Ada Noor')
  await user.clear(screen.getByRole('combobox', { name: /^Owner/ }))
  await step('Supporting Info')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Choose the researcher who owns the project')
})
