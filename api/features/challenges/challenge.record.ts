/** Challenges, as the shared parts of the platform know them. */
import * as errors from '#texts/challenges/errors.js'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { isOver } from './over.ts'
import { isChecked } from './checkedFields.ts'

/** The actions of which the university keeps the entries to itself. */
const ofUniversity = ['assignChallengeChecker', 'inviteToPropose']

export const challengeRecord = record('Challenge', {
  path: (id, may) => `${may('CHALLENGE_BROWSE') ? '/industry-challenges' : '/industry/challenges'}?challenge=${id}`,
  search: {
    name: 'challenges',
    description: 'Challenges, newest first, at most 5.',
    read: 'CHALLENGE_READ',
    allowed: 'CHALLENGE_LIST',
    order: newest('createdAt'),
    words: { also: ['tags'] },
  },
  translated: {
    requires: 'CHALLENGE_UPDATE',
    fields: { title: null, description: null, problemStatement: null },
    closed: ({ status }: Challenge, access, fields) => {
      if (isOver(status)) return errors.over()
      const published = status === 'OPEN' || status === 'CLOSED'
      return published && fields.some(isChecked) && !access.allowed('CHALLENGE_PUBLISH') ? errors.checked() : null
    },
  },
  history: {
    requires: 'CHALLENGE_READ_INTERNAL',
    where: ({ access }) => (access.allowed('CHALLENGE_ASSIGN') ? {} : { action: { notIn: ofUniversity } }),
  },
  files: {
    requires: 'CHALLENGE_FILE_ADD',
    // People are notified of a published challenge as a whole, not of each of its files.
    async host(tx, id) {
      const { title, status } = await tx.challenge.findUniqueOrThrow({ where: { id } })
      const over = isOver(status) ? 'A challenge that is over keeps its files' : null
      return { title, people: [], closed: over, sealed: over }
    },
  },
})
