/** The interest of a project's people and a challenge's in each other, which both sides know of. */
import * as texts from '#texts/thread/titles.js'
import { thread } from '../../thread/definition.ts'

export const mutualMatchThread = thread<{
  createdAt: Date
  projectId: number
  challengeId: number
  project: { title: string }
  challenge: { title: string }
}>()({
  kind: 'INTEREST',
  model: 'MutualMatch',
  within: (access) => ({
    OR: [{ project: access.within('MATCH_CHALLENGES') }, { challenge: access.within('MATCH_PROJECTS') }],
    AND: [{ project: access.within('PROJECT_READ') }, { challenge: access.within('CHALLENGE_READ') }],
  }),
  from: { Project: 'projectId', Challenge: 'challengeId' },
  select: { createdAt: true, project: { select: { title: true } }, challenge: { select: { title: true } } },
  when: ({ createdAt }) => createdAt,
  title: ({ project, challenge }) => texts.interest({ project: project.title, challenge: challenge.title }),
  state: () => null,
  // Researchers have the project before them, companies the challenge.
  at: ({ projectId, challengeId }, may) =>
    may('MATCH_PROJECTS') && may('PROJECT_PAGE') ? ['Project', projectId] : ['Challenge', challengeId],
})
