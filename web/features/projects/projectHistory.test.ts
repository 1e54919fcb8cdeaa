import { expect, test } from 'vitest'
import { projectHistory } from './projectHistory.ts'

test('what came of an archived project is said below the deed, in words', () => {
  const outcome = { field: 'archiveOutcome', before: null, after: 'SPUN_OUT' }
  const status = { field: 'status', before: 'ACTIVE', after: 'ARCHIVED' }
  expect(projectHistory.deed('archiveProjects', [status, outcome])).toBe('archived the project')
  expect(projectHistory.shown('archiveProjects', [status, outcome])).toEqual([outcome])
  expect(projectHistory.label('archiveOutcome')).toBe('Outcome')
  expect(projectHistory.value('archiveOutcome', 'SPUN_OUT')).toBe('Spin-out')
  expect(projectHistory.deed('setProjectOutcome', [outcome])).toBe('changed the outcome')
})
