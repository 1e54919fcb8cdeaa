/**
 * Writes what the design (web/theme.ts) says of every page into a style sheet, once. Otherwise each browser would make it again
 * at every start, which is most of what the design takes there. In development it is made in the browser all the same.
 */
import { ChakraProvider, type ChakraProviderProps } from '@chakra-ui/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Plugin } from 'vite'
import { makeSystem } from '../theme.ts'

/** In Chakra, what is done at every start, and what takes its place. */
const instead: Record<string, [from: string, to: string]> = {
  system: ['const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()]', 'const _global = []'],
  // The same without a list of all names for each that is asked for, and each style asks for some.
  conditions: ['keys().includes(key)', 'Object.hasOwn(values, key)'],
}

const sheet = /\/web\/look\.css$/
const chakra = /@chakra-ui\/react\/dist\/esm\/styled-system\/(system|conditions)\.js$/

export const look: Plugin = {
  name: 'look',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: sheet }, handler: () => styles() },
  transform: {
    filter: { id: chakra },
    handler(code, id) {
      const [from, to] = instead[chakra.exec(id)![1]!]!
      if (!code.includes(from)) this.error(`Chakra has no '${from}' any more`)
      return { code: code.replace(from, to), map: null }
    },
  },
}

function styles(): string {
  const markup = renderToString(createElement(ChakraProvider, { value: makeSystem() } as ChakraProviderProps))
  return markup.replace(/<style[^>]*>([^<]*)<\/style>/g, '$1')
}
