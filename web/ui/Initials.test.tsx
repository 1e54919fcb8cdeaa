/** Two letters that stand for a person. */
import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Initials } from './Initials.tsx'

test.each([
  ['Dr. Layla Al Shehhi', 'LS'],
  ['noor', 'N'],
  ['د. عائشة الدرمكي', 'ع\u200cد'],
  ['أ.د. محمد بن راشد', 'م\u200cر'],
  ['م. سارة', 'س'],
])('%s is %s', (name, letters) => {
  const { container } = render(
    <ChakraProvider value={defaultSystem}>
      <Initials name={name} />
    </ChakraProvider>,
  )
  expect(container.querySelector('[aria-hidden]')!.textContent).toBe(letters)
})
