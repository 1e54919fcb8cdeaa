import { expect, test } from 'vitest'
import { changed } from '#web/testing/changed.ts'
import { projectHistory } from './projectHistory.ts'

test('what came of an archived project is said below the deed, in words', () => {
  const outcome = changed('archiveOutcome', null, 'SPUN_OUT')
  const status = changed('status', 'ACTIVE', 'ARCHIVED')
  expect(projectHistory.deed('archiveProjects', [status, outcome])).toBe('archived the project')
  expect(projectHistory.shown('archiveProjects', [status, outcome])).toEqual([outcome])
  expect(projectHistory.label?.('archiveOutcome')).toBe('Outcome')
  expect(projectHistory.deed('setProjectOutcome', [outcome])).toBe('changed the outcome')
})

test('a decision is one about the project', () => {
  const to = (after: string) => [changed('status', 'PROPOSED', after)]
  expect(projectHistory.deed('reviewProject', to('PLANNING'))).toBe('accepted the project')
  expect(projectHistory.deed('reviewProject', to('DRAFT'))).toBe('returned the project')
})

test('a project that began with a state was created, and not moved', () => {
  const changes = [changed('title', null, 'Cool roofs'), changed('status', null, 'DRAFT')]
  expect(projectHistory.deed('convertIdea', changes)).toBe('created the project from an idea')
  expect(projectHistory.shown('convertIdea', changes)).toEqual([])
  expect(projectHistory.deed('anotherWay', changes)).toBe('created the project')
})
