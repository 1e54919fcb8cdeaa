/** Messages with parts: each tag is what stands for it, in the order of the message. */
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rich } from './Rich.tsx'

test('tags are replaced by their parts, with the words inside them', () => {
  const { container } = render(
    <Rich
      text="<name></name> was archived; <help>read why</help>."
      parts={{ name: <strong>Still</strong>, help: (words) => <a href="/help">{words}</a> }}
    />,
  )
  expect(container.innerHTML).toBe('<strong>Still</strong> was archived; <a href="/help">read why</a>.')
})
