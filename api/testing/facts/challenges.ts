/** Challenges, the proposals to them and the collaborations that come of these, in every state that a relation asks for. */
import { ROLES } from '../../policy.ts'
import type { Viewer } from '../../viewer.ts'
import { any, inDays, never, only, type Cast, type Facts, type Holds } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function challengeFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const challenge = async (name: string, data: object, holds: Holds) => {
    const { id } = await db.challenge.create({
      data: { title: name, ownerId: stranger.id, status: 'OPEN', deadline: inDays(20), ...data },
    })
    facts[name] = { entity: 'Challenge', id, holds }
    return id
  }
  const toAll = ['any', 'published', 'publishedOrRun']
  const openOne = await challenge('open challenge', {}, any(...toAll, 'named', 'namedOpen', 'namedOrRun', 'open'))
  await challenge('challenge after its deadline', { deadline: inDays(-2) }, any(...toAll, 'named', 'namedOrRun'))
  await challenge('closed challenge', { status: 'CLOSED' }, any(...toAll, 'named', 'namedOrRun'))
  await challenge('unnamed challenge', { anonymous: true }, any(...toAll, 'open'))
  await challenge('challenge in the making', { status: 'DRAFT' }, any('any'))
  await challenge('challenge to be checked', { status: 'UNDER_REVIEW' }, any('any'))
  await challenge('cancelled challenge', { status: 'CANCELLED' }, any('any'))
  await challenge('deleted challenge', { deletedAt: new Date() }, never)

  const proposal = async (name: string, data: { challengeId: number; [column: string]: unknown }, holds: Holds) => {
    const { id } = await db.proposal.create({ data: { status: 'SUBMITTED', ...data } })
    facts[name] = { entity: 'Proposal', id, holds }
    return id
  }
  await proposal('somebody’s draft', { challengeId: openOne, status: 'DRAFT' }, any('any'))
  await proposal('somebody’s proposal', { challengeId: openOne }, any('any', 'handedIn'))
  for (const role of ROLES) {
    const viewer = viewers[role]
    await ofTeams(role, viewer)
    await ofApplicants(role, viewer)
    const { id } = await db.collaboration.create({
      data: {
        title: role,
        partners: { create: { userId: viewer.id } },
        proposal: { create: { challengeId: openOne, status: 'ACCEPTED' } },
      },
    })
    facts[`collaboration of ${role}`] = { entity: 'Collaboration', id, holds: only(viewer, ['partnered']) }
    const message = { collaborationId: id, text: 'Words' }
    const own = await db.collaborationMessage.create({ data: { ...message, authorId: viewer.id } })
    facts[`message of ${role}`] = { entity: 'CollaborationMessage', id: own.id, holds: only(viewer, ['own']) }
    const others = await db.collaborationMessage.create({ data: { ...message, authorId: stranger.id } })
    facts[`message to ${role}`] = { entity: 'CollaborationMessage', id: others.id, holds: any('any') }
  }
  return facts

  async function ofTeams(role: string, viewer: Viewer) {
    const running = ['run', 'publishedOrRun', 'namedOrRun']
    const hidden = { status: 'DRAFT', anonymous: true }
    const owned = await challenge(
      `challenge of ${role}`,
      { ...hidden, ownerId: viewer.id },
      only(viewer, [...running, 'own', 'led']),
    )
    const handedIn =
      (...names: string[]): Holds =>
      (relation, asked) =>
        relation === 'handedIn' || only(viewer, names)(relation, asked)
    await proposal(`proposal to ${role}`, { challengeId: owned }, handedIn('received', 'receivedNamed'))
    await proposal(
      `proposal to ${role} without names`,
      { challengeId: owned, applicantsHidden: true },
      handedIn('received'),
    )
    await proposal(`draft to ${role}`, { challengeId: owned, status: 'DRAFT' }, any('any'))
    const said = (conflict: boolean, withoutNames = false) => ({
      statements: { create: { reviewerId: viewer.id, conflict, withoutNames } },
    })
    const named = ['receivedNamed', 'openedNamed']
    await proposal(
      `proposal opened by ${role}`,
      { challengeId: owned, ...said(false) },
      handedIn('received', 'opened', 'scored', 'decided', ...named),
    )
    await proposal(
      `proposal without names opened by ${role}`,
      { challengeId: owned, applicantsHidden: true, ...said(false, true) },
      handedIn('received', 'opened', 'scored', 'decided'),
    )
    await proposal(
      `proposal opened by ${role} before its names were shown`,
      { challengeId: owned, ...said(false, true) },
      handedIn('received', 'receivedNamed'),
    )
    await proposal(
      `proposal in conflict with ${role}`,
      { challengeId: owned, ...said(true) },
      handedIn('received', 'receivedNamed'),
    )
    for (const [team, rights] of [
      ['LEAD', ['opened', 'scored', 'decided']],
      ['REVIEWER', ['opened', 'scored']],
      ['COMMENTER', ['opened']],
    ] as const) {
      const reviewed = await challenge(
        `challenge with ${role} as ${team}`,
        { ...hidden, reviewers: { create: { userId: viewer.id, role: team } } },
        only(viewer, team === 'LEAD' ? [...running, 'led'] : running),
      )
      await proposal(
        `proposal before ${role} as ${team}`,
        { challengeId: reviewed, ...said(false) },
        handedIn('received', ...rights, ...named),
      )
    }
  }

  async function ofApplicants(role: string, viewer: Viewer) {
    const shortlisted = await challenge(
      `unnamed challenge that shortlisted ${role}`,
      { anonymous: true },
      (relation, asked) =>
        [...toAll, 'open'].includes(relation) || (asked.id === viewer.id && ['named', 'namedOrRun'].includes(relation)),
    )
    const handedIn =
      (...names: string[]): Holds =>
      (relation, asked) =>
        relation === 'handedIn' || only(viewer, names)(relation, asked)
    await proposal(
      `shortlisted proposal of ${role}`,
      { challengeId: shortlisted, authorId: viewer.id, status: 'SHORTLISTED' },
      handedIn('own', 'applied'),
    )
    await proposal(
      `draft of ${role}`,
      { challengeId: openOne, authorId: viewer.id, status: 'DRAFT' },
      only(viewer, ['own', 'applied']),
    )
    for (const answer of ['ASKED', 'CONFIRMED', 'DECLINED'] as const)
      await proposal(
        `draft that ${role} co-applies for: ${answer}`,
        { challengeId: openOne, status: 'DRAFT', coApplicants: { create: { userId: viewer.id, answer } } },
        answer === 'DECLINED' ? any('any') : only(viewer, ['coApplied', 'applied']),
      )
  }
}
