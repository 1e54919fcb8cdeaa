/** Moderation on screen: reports from menus, the queue, and what authors and reporters read. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { choose, dialogOf, field, findButton, listOf, recorded } from '#web/testing/steps.ts'

const base = (more: object = {}) => ({
  __typename: 'ModerationCase',
  id: btoa('ModerationCase:7'),
  number: 7,
  path: '/admin/content-moderation/moderation-queue?case=7',
  title: 'Salt battery',
  text: 'As it was reported.',
  kind: 'IDEA',
  status: 'OPEN',
  contentPath: '/ideas-sandbox?idea=3',
  changed: false,
  answerBy: '2026-11-28',
  overdue: false,
  waitsSince: '2026-11-24T08:00:00Z',
  author: { __typename: 'User', id: 'author', name: 'Amal Author' },
  claimedBy: null,
  claimLapsed: false,
  decidedAt: null,
  decidedBy: null,
  appealDecidedBy: null,
  decision: null,
  explanation: '',
  explanationArabic: '',
  appeal: '',
  appealAnswer: '',
  appealUntil: null,
  reports: [
    {
      __typename: 'ContentReport',
      id: 'report',
      reason: 'COPYRIGHT',
      details: 'It is ours.',
      createdAt: '2026-11-24T08:00:00Z',
      reporter: { __typename: 'User', id: 'reporter', name: 'Rami Reporter' },
    },
  ],
  canClaim: true,
  isClaimed: false,
  canRestore: false,
  canResubmit: false,
  canAppeal: false,
  history: listOf(),
  ...more,
})

const open = (more: object, answers: object = {}) =>
  renderRoute('/admin/content-moderation/moderation-queue?case=7', {
    as: 'ADMIN',
    answers: {
      moderationCases: listOf(base(more)),
      moderationCase: base(more),
      moderationTemplates: [
        { id: 't1', name: 'Tone', decision: 'HIDDEN', text: 'Mind the tone.', textArabic: 'انتبه' },
        { id: 't2', name: 'Other', decision: 'REMOVED', text: 'No.', textArabic: 'لا' },
      ],
      ...answers,
    },
  })

test('a case is claimed before it is decided', async () => {
  const claimed = recorded({ case: base({ canClaim: false, isClaimed: true }) })
  const { user } = open({}, { claimModerationCase: claimed.answer })
  const sheet = await dialogOf(/Case/)
  expect(await sheet.findByText('It is ours.')).toBeTruthy()
  expect(sheet.getAllByText(/Rami Reporter/).length).toBeGreaterThan(0)
  expect(sheet.queryByRole('button', { name: 'Decide' })).toBeNull()
  await user.click(sheet.getByRole('button', { name: 'Claim' }))
  await waitFor(() => expect(claimed.sent).toEqual([{ id: btoa('ModerationCase:7') }]))
})

test('a decision begins with a template in both languages', async () => {
  const decided = recorded({ case: base({ status: 'HIDDEN', canClaim: false }) })
  const { user } = open({ canClaim: false, isClaimed: true }, { decideModerationCase: decided.answer })
  await user.click(await findButton('Decide'))
  const form = await dialogOf(/Decide on/)
  expect(form.queryByRole('textbox')).toBeNull()
  await user.selectOptions(form.getByLabelText(/^Decision/), 'HIDDEN')
  const template = await form.findByLabelText('Template')
  expect(within(template).queryByText('Other')).toBeNull()
  await user.selectOptions(template, 't1')
  await waitFor(() => expect(field(form, /^Explanation in Arabic/).value).toBe('انتبه'))
  await user.click(form.getByRole('button', { name: 'Decide' }))
  await waitFor(() =>
    expect(decided.sent).toEqual([
      { id: btoa('ModerationCase:7'), decision: 'HIDDEN', explanation: 'Mind the tone.', explanationArabic: 'انتبه' },
    ]),
  )
})

test('an appeal is answered, and the case is released from the menu', async () => {
  const [answered, released] = [recorded({ case: base() }), recorded({ case: base() })]
  const { user } = open(
    { status: 'APPEALED', appeal: 'It is mine.', canClaim: false, isClaimed: true },
    { decideAppeal: answered.answer, releaseModerationCase: released.answer },
  )
  expect(await screen.findByText('It is mine.')).toBeTruthy()
  await choose(user, /^More actions/, 'Release')
  await waitFor(() => expect(released.sent).toHaveLength(1))
  await user.click(await findButton('Decide on appeal'))
  const form = await dialogOf('Decide on appeal')
  await user.selectOptions(form.getByLabelText(/^Appeal/), 'true')
  await user.type(form.getByRole('textbox'), 'No.')
  await user.click(form.getByRole('button', { name: 'Send decision' }))
  await waitFor(() => expect(answered.sent).toEqual([{ id: btoa('ModerationCase:7'), granted: true, answer: 'No.' }]))
})

test('an author reads why, and appeals; a reporter reads the outcome', async () => {
  const appealed = recorded({ case: base({ status: 'APPEALED' }) })
  const { user } = renderRoute('/moderation', {
    as: 'RESEARCHER',
    answers: {
      moderationCases: listOf(
        base({
          status: 'HIDDEN',
          decidedAt: '2026-11-25T08:00:00Z',
          explanation: 'Please keep to the facts.',
          appealUntil: '2026-12-25T08:00:00Z',
          canAppeal: true,
        }),
      ),
      contentReports: listOf({
        __typename: 'ContentReport',
        id: 'own',
        title: 'Cheap kilns',
        kind: 'POST',
        reason: 'SPAM',
        outcome: 'ACTED',
        createdAt: '2026-11-20T08:00:00Z',
      }),
      appealModeration: appealed.answer,
    },
  })
  expect(await screen.findByText('Please keep to the facts.')).toBeTruthy()
  expect(screen.getByText('You can appeal until Dec 25, 2026.')).toBeTruthy()
  expect(screen.getByText('Action taken')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Appeal' }))
  const form = await dialogOf('Appeal')
  await user.type(form.getByRole('textbox'), 'It is mine.')
  await user.click(form.getByRole('button', { name: 'Send appeal' }))
  await waitFor(() => expect(appealed.sent).toEqual([{ id: btoa('ModerationCase:7'), appeal: 'It is mine.' }]))
})

test('the overview says what waits, and how moderation went', async () => {
  renderRoute('/admin/content-moderation', {
    as: 'ADMIN',
    answers: {
      moderationStatistics: {
        waiting: 3,
        overdue: 1,
        claimed: 1,
        appealsWaiting: 1,
        withheld: 2,
        decided: 8,
        upheld: 6,
        medianHours: 20.4,
        appeals: 2,
        appealsDecided: 0,
        appealsGranted: 0,
        byReason: [{ reason: 'SPAM', count: 5 }],
        byKind: [{ kind: 'POST', count: 4 }],
      },
      moderationTemplates: [],
    },
  })
  expect(await screen.findByText('75% of 8')).toBeTruthy()
  expect(screen.getByText('20 hours')).toBeTruthy()
  expect(screen.getByText('None yet')).toBeTruthy()
  expect(screen.getByText('1 overdue, 1 claimed')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Spam or advertising 5' })).toBeTruthy()
})

test('what somebody else wrote is reported from its menu', async () => {
  const reported = recorded({ report: { id: 'report' } })
  const message = {
    id: 'message',
    text: 'Buy a kiln',
    authorName: 'Layla',
    createdAt: '2026-11-20T08:00:00Z',
    editedAt: null,
    contactOn: null,
    canUpdate: false,
    canDelete: false,
    canReport: true,
    withheld: null,
  }
  const { user } = renderRoute('/collaborations/1', {
    as: 'RESEARCHER',
    answers: {
      collaboration: {
        __typename: 'Collaboration',
        id: 'collaboration 1',
        number: 1,
        title: 'Silica',
        status: 'RUNNING',
        canUpdate: false,
        conversation: { canWrite: false, edges: [{ node: message }] },
      },
      reportContent: reported.answer,
    },
  })
  await screen.findByText('Buy a kiln', {}, { timeout: 20_000 })
  await choose(user, /^Actions for the message/, 'Report')
  const form = await dialogOf('Report to moderators')
  await user.selectOptions(form.getByLabelText(/^Reason/), 'SPAM')
  await user.click(form.getByRole('button', { name: 'Send report' }))

  await waitFor(() => expect(reported.sent).toEqual([{ id: 'message', reason: 'SPAM', details: '' }]))
})
