import { expect, test } from 'vitest'
import { releasedChangelog } from './release.mjs'

const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.0.0 (2026-01-01)\n\n- First.\n'

test('what was unreleased moves under the version and its date', () => {
  expect(releasedChangelog(text, '1.1.0', '2026-11-23')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-11-23)\n\n- New.\n\n## 1.0.0 (2026-01-01)\n\n- First.\n',
  )
})

test('a version is released once, and only from an unreleased heading', () => {
  expect(() => releasedChangelog(text, '1.0.0', '2026-11-23')).toThrow('already has 1.0.0')
  expect(() => releasedChangelog('# Changelog\n', '1.1.0', '2026-11-23')).toThrow('Unreleased')
})
