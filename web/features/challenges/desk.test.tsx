/** What companies and the university do with a challenge, where it fails: moves, questions, invitations, the review team. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { globalId } from '#web/relay/globalId.ts'
import { refusal, type Answers } from '#web/testing/answers.ts'
import { renderRoute } from '#web/testing/renderRoute.tsx'
import { slow } from '#web/testing/slow.ts'
import { button, choose, dialogOf, findButton, listOf, questionOf, recorded, wrongField } from '#web/testing/steps.ts'

const id = globalId('Challenge', 1)
const challenge = (more: object = {}) => ({
  __typename: 'Challenge',
  id,
  number: 1,
  title: 'Quiet pumps',
  status: 'OPEN',
  displayStatus: 'OPEN',
  deadline: '2027-03-01',
  questions: [],
  ...more,
})
const open = (as: 'INDUSTRY' | 'COMMERCIALIZATION_TEAM' | 'RESEARCHER', answers: Answers) => {
  const path = { INDUSTRY: '/industry-challenges-management', COMMERCIALIZATION_TEAM: '/industry/challenges', RESEARCHER: '/industry-challenges' }[as] // prettier-ignore
  // The list and the sheet show the same challenge, whichever answer is the later one.
  const challenges = () => listOf(...([answers['challenge']].filter(Boolean) as object[]))
  const given = { challenge: challenge(), challenges, viewChallenge: {}, ...answers }
  return renderRoute(`${path}?challenge=1`, { as, answers: Object.assign(answers, given) })
}
const more = /^More actions for/

test('a challenge is submitted once while that is slow', async () => {
  const { answer, arrive } = slow()
  const { sent, answer: submitChallenge } = recorded(() => answer)
  const draft = challenge({ status: 'DRAFT', canUpdate: true })
  const answers: Answers = { challenge: draft, submitChallenge }
  const { user } = open('INDUSTRY', answers)
  await user.dblClick(await findButton('Submit for publication'))
  await waitFor(() => expect(button('Submit for publication').disabled).toBe(true))
  answers['challenge'] = challenge({ status: 'UNDER_REVIEW', canUpdate: true })
  arrive({ challenge: answers['challenge'] })
  expect(await screen.findByText('Sent to the university')).toBeTruthy()
  expect(sent).toEqual([{ id }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Submit for publication' })).toBeNull())
})

test('a challenge that lacks something is not sent to the university, and all that is missing is said at once', async () => {
  const { user } = open('INDUSTRY', {
    challenge: challenge({ status: 'DRAFT', canUpdate: true }),
    submitChallenge: refusal('INVALID', 'x', { goal: 'Please name a goal', deadline: 'Please choose a deadline' }),
  })
  await user.click(await findButton('Submit for publication'))
  const said = await screen.findByText('Please name a goal. Please choose a deadline')
  expect(within(said.closest<HTMLElement>('[role=alert]')!).getByText('Complete the challenge first')).toBeTruthy()
})

test('an extension is refused at its field, and both days stay chosen', async () => {
  const extendChallenge = refusal('INVALID', 'x', { deadline: 'The new deadline must be later' })
  const { user } = open('INDUSTRY', { challenge: challenge({ canUpdate: true }), extendChallenge })
  await choose(user, more, 'Extend deadline')
  const dialog = await dialogOf('Extend the deadline')
  await user.click(dialog.getByRole('button', { name: 'Extend' }))
  const deadline = await wrongField(dialog, /^New deadline/, 'The new deadline must be later')
  expect(deadline.value).toBe('2027-03-01')
})

test('closing asks first; when somebody was quicker the question stays with the reason', async () => {
  const closeChallenge = refusal('CONFLICT', 'A colleague has closed it already')
  const { user } = open('INDUSTRY', { challenge: challenge({ canUpdate: true }), closeChallenge })
  await choose(user, more, 'Close now')
  const question = await questionOf('Close this challenge?')
  await user.click(question.getAllByRole('button', { name: 'Close' })[0]!)
  expect(await screen.findByText('A colleague has closed it already')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: 'Close this challenge?' })).toBeTruthy()
})

test('a challenge is completed with what came of it, which is changed afterwards', async () => {
  const over = { status: 'COMPLETED', displayStatus: 'COMPLETED', proposalCount: 4, acceptedCount: 1, canUpdate: true }
  const completed = recorded({ challenge: challenge(over) })
  const written = recorded({ challenge: challenge(over) })
  const answers: Answers = {
    challenge: challenge({ status: 'CLOSED', displayStatus: 'CLOSED', canUpdate: true }),
    completeChallenge: completed.answer,
    updateClosingReport: written.answer,
  }
  const { user } = open('INDUSTRY', answers)
  await choose(user, more, 'Mark as completed')
  const dialog = await dialogOf('Complete this challenge?')
  await user.type(dialog.getByRole('textbox', { name: /^Closing report/ }), 'Losses fell.')
  answers['challenge'] = challenge({ ...over, closingReport: 'Losses fell.' })
  await user.click(dialog.getByRole('button', { name: 'Complete' }))
  expect(await screen.findByText('Challenge completed')).toBeTruthy()
  expect(completed.sent).toEqual([{ id, closingReport: 'Losses fell.' }])
  const section = within(await screen.findByRole('region', { name: 'Closing report' }))
  expect(await section.findByText('Losses fell.')).toBeTruthy()
  expect(section.getByText(/4 proposals · 1 accepted/)).toBeTruthy()

  await choose(user, more, 'Edit closing report')
  const again = await dialogOf('Closing report')
  const words = again.getByRole<HTMLTextAreaElement>('textbox', { name: /^Closing report/ })
  expect(words.value).toBe('Losses fell.')
  await user.type(words, ' By 21 %.')
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Closing report saved')).toBeTruthy()
  const was = { closingReport: 'Losses fell.' }
  expect(written.sent).toEqual([{ id, closingReport: 'Losses fell. By 21 %.', was }])
})

test('a cancellation needs a reason, which all read afterwards', async () => {
  const cancelled = challenge({ status: 'CANCELLED', displayStatus: 'CANCELLED', cancelReason: 'The plant is sold' })
  const { sent, answer: cancelChallenge } = recorded({ challenge: cancelled })
  const answers: Answers = { challenge: challenge({ canUpdate: true }), cancelChallenge }
  const { user } = open('INDUSTRY', answers)
  await choose(user, more, 'Cancel challenge')
  const dialog = await dialogOf('Cancel this challenge?')
  await user.click(dialog.getByRole('button', { name: 'Cancel challenge' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox'), 'The plant is sold')
  answers['challenge'] = cancelled
  await user.click(dialog.getByRole('button', { name: 'Cancel challenge' }))
  expect((await screen.findByRole('note')).textContent).toContain('The plant is sold')
  expect(screen.queryByRole('menuitem', { name: 'Cancel challenge' })).toBeNull()
})

test('what may not be deleted stays, and what is deleted leaves the list behind it', async () => {
  const answers: Answers = {
    challenge: challenge({ status: 'DRAFT', canDelete: true, canUpdate: true }),
    deleteChallenges: refusal('CONFLICT', 'It has proposals: cancel it'),
  }
  const { user, router } = open('INDUSTRY', answers)
  await choose(user, more, 'Delete')
  const question = await questionOf('Are you absolutely sure?')
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('It has proposals: cancel it')).toBeTruthy()
  answers['deleteChallenges'] = () => {
    answers['challenge'] = null
    return { deletedIds: [id] }
  }
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Challenge deleted')).toBeTruthy()
  await waitFor(() => expect(router.state.location.search).not.toContain('challenge='))
  expect(screen.queryByText('Challenge Unavailable')).toBeNull()
})

test('a company that was reminded recently is not reminded again', async () => {
  open('COMMERCIALIZATION_TEAM', {
    challenge: challenge({ canPublish: true, overdue: true, remindedAt: '2026-11-23T08:00:00.000Z', remindedLately: true }), // prettier-ignore
  })
  const remind = await findButton(/^Remind again/)
  expect(remind.disabled || remind.getAttribute('aria-disabled') === 'true').toBe(true)
})

test('a challenge is returned only with words, which stay when that fails', async () => {
  const returnChallenge = refusal('CONFLICT', 'It is published meanwhile')
  const { user } = open('COMMERCIALIZATION_TEAM', {
    challenge: challenge({ status: 'UNDER_REVIEW', canPublish: true }),
    returnChallenge,
  })
  await user.click(await findButton('Decide'))
  const dialog = await dialogOf('Decide on Quiet pumps')
  await user.click(dialog.getByRole('radio', { name: /^Return to company/ }))
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  await wrongField(dialog, /^Comment/, 'Enter what has to change')
  await user.type(dialog.getByRole('textbox'), 'Name a goal')
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('It is published meanwhile')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Name a goal')
})

const complete = { problemStatement: 'Too loud', goal: '60 dB', mustHaves: ['Quiet'], offer: 'A field' }

test('what cannot be decided says why', async () => {
  const { user } = open('COMMERCIALIZATION_TEAM', {
    challenge: challenge({ status: 'UNDER_REVIEW', canPublish: true, ...complete, goal: 'Much less', offer: '' }),
  })
  await user.click(await findButton('Decide'))
  const dialog = await dialogOf('Decide on Quiet pumps')
  const publish = dialog.getByRole<HTMLInputElement>('radio', { name: /^Publish/ })
  expect(publish.disabled).toBe(true)
  expect(
    dialog.getByText(
      'The checklist is not complete: The goal can be measured: it contains a number; It says what is offered.',
    ),
  ).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Return/ }).disabled).toBe(false)
})

test('a challenge whose deadline is over is not published, and a draft is not returned', async () => {
  const { user } = open('COMMERCIALIZATION_TEAM', {
    challenge: challenge({ status: 'DRAFT', canPublish: true, ...complete, deadline: '2020-01-01' }),
  })
  await user.click(await findButton('Decide'))
  const dialog = await dialogOf('Decide on Quiet pumps')
  expect(dialog.getByText('Its deadline has passed. The company must set a later one first.')).toBeTruthy()
  expect(dialog.getByText('The company has not submitted it yet.')).toBeTruthy()
  for (const radio of dialog.getAllByRole<HTMLInputElement>('radio')) expect(radio.disabled).toBe(true)
})

test('a complete challenge is published, with words or without', async () => {
  const { sent, answer } = recorded({ challenge: challenge() })
  const { user } = open('COMMERCIALIZATION_TEAM', {
    challenge: challenge({ status: 'UNDER_REVIEW', canPublish: true, ...complete }),
    publishChallenge: answer,
  })
  await user.click(await findButton('Decide'))
  const dialog = await dialogOf('Decide on Quiet pumps')
  await user.click(dialog.getByRole('radio', { name: /^Publish/ }))
  await user.click(dialog.getByRole('button', { name: 'Decide' }))
  expect(await screen.findByText('Challenge published')).toBeTruthy()
  expect(sent).toEqual([{ id }])
})

test('a question that is refused stays written; questions are read by all and answered by few', async () => {
  const question = { __typename: 'ChallengeQuestion', id: 'q', text: 'How loud may it be?', answer: '', mine: true }
  const askQuestion = refusal('INVALID', 'x', { text: 'Please ask one thing at a time' })
  const { user } = open('RESEARCHER', { challenge: challenge({ canAsk: true, questions: [question] }), askQuestion })
  expect(await screen.findByText('How loud may it be?')).toBeTruthy()
  expect(screen.getByText('Not answered yet.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull()
  await user.click(button('Ask a question'))
  const dialog = await dialogOf('Ask a question')
  await user.type(dialog.getByRole('textbox'), 'And how heavy?')
  await user.click(dialog.getByRole('button', { name: 'Send question' }))
  expect((await dialog.findAllByText(/Please ask one thing at a time/)).length).toBeGreaterThan(0)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('And how heavy?')
})

test('somebody invited meanwhile is said to be, and the words are kept for another', async () => {
  const person = { __typename: 'User', id: globalId('User', 3), name: 'Badr Salem', department: 'Physics' }
  const desk = challenge({ viewCount: 1, canInvite: true, invitations: [], reviewers: [] })
  const inviteToPropose = refusal('CONFLICT', 'Badr is invited already')
  const { user } = open('COMMERCIALIZATION_TEAM', { challenge: desk, users: listOf(person), inviteToPropose })
  expect(await screen.findByText('No invitations yet.')).toBeTruthy()
  await user.click(button('Invite by name'))
  const dialog = await dialogOf('Invite a researcher')
  await user.type(dialog.getByRole('combobox'), 'Badr')
  await user.click(await dialog.findByRole('option', { name: /Badr Salem/ }))
  await user.type(dialog.getByRole('textbox', { description: /Why you invite/ }), 'Your felt')
  await user.click(dialog.getByRole('button', { name: 'Invite' }))
  expect(await screen.findByText('Badr is invited already')).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { description: /Why you invite/ }).value).toBe('Your felt')
})

test('only those who may change a challenge change its review team, and nobody leaves it without a question', async () => {
  const reviewers = [{ role: 'REVIEWER', user: { __typename: 'User', id: 'sara', name: 'Sara Haddad' } }]
  const answers: Answers = {
    challenge: challenge({ viewCount: 1, canUpdate: true, reviewers }),
    removeChallengeReviewer: refusal('CONFLICT', 'She is the last lead'),
  }
  const { user } = open('INDUSTRY', answers)
  await user.click(await findButton('Remove Sara Haddad from the review team'))
  const question = await questionOf('Remove Sara Haddad from the review team?')
  await user.click(question.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('She is the last lead')).toBeTruthy()
  expect(screen.getByRole('alertdialog')).toBeTruthy()
})
