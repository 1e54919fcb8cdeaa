/** Search in a PDF: Enter goes to the next hit, Shift+Enter to the one before. */
import * as texts from '#texts/files/pdfSearch.js'
import { HStack, Input, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useState, type RefObject } from 'react'
import type { Controls, View } from './mountViewer.ts'
import { ToolButton } from './ToolButton.tsx'

interface Props {
  field: RefObject<HTMLInputElement | null>
  controls: Controls
  hits: View['hits']
  onClose: () => void
}

export function PdfSearch({ field, controls, hits, onClose }: Props) {
  const [query, setQuery] = useState('')
  useEffect(() => {
    field.current?.focus()
    return controls.endFind
  }, [field, controls])
  const search = (words: string) => {
    setQuery(words)
    controls.find(words)
  }
  const step = (direction: 'next' | 'previous') => query && controls.find(query, direction)
  return (
    <HStack role="search" gap="1" paddingX={{ base: '2', md: '4' }} paddingBottom="2">
      <Input
        ref={field}
        size="sm"
        flex="1"
        minW="0"
        maxW="xs"
        type="search"
        aria-label={texts.searchInTheDocument()}
        placeholder={texts.searchInTheDocument()}
        value={query}
        onChange={({ target }) => search(target.value)}
        onKeyDown={({ key, shiftKey }) => key === 'Enter' && step(shiftKey ? 'previous' : 'next')}
      />
      <Text role="status" color="fg.muted" whiteSpace="nowrap">
        {query && hits ? wordsOf(hits) : ''}
      </Text>
      <ToolButton
        label={texts.previousResult()}
        icon={ChevronUp}
        disabled={!hits?.total}
        onClick={() => step('previous')}
      />
      <ToolButton label={texts.nextResult()} icon={ChevronDown} disabled={!hits?.total} onClick={() => step('next')} />
      <ToolButton label={texts.closeSearch()} icon={X} onClick={onClose} />
    </HStack>
  )
}

const wordsOf = ({ current, total, pending }: NonNullable<View['hits']>) =>
  total ? texts.of({ current, total }) : pending ? texts.searching() : texts.noResults()
