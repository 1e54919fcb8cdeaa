/** The list of hits below the search. The field above keeps the focus. */
import { Badge, Box, Button, HStack, Mark, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import * as texts from '#texts/app/globalSearch.js'
import type { Hit, Place } from './hit.ts'

const mostTags = 3

interface Props {
  id: string
  shown: boolean
  hits: readonly Hit[]
  active: number
  onActive: (at: number) => void
  onOpen: (hit: Hit) => void
  /** What is said without hits. */
  nothing: string
  /** Searches the documentation, where nothing was found. */
  onDocumentation?: { label: string; run: () => void }
  /** Searches again, where that failed. */
  onAgain?: () => void
}

export const SearchList = ({ id, shown, hits, active, onActive, onOpen, nothing, onDocumentation, onAgain }: Props) => (
  <Box
    hidden={!shown}
    // The field keeps the focus, so that the list is still there when the pointer is let go.
    onMouseDown={(event) => event.preventDefault()}
    position={{ base: 'fixed', md: 'absolute' }}
    insetInline={{ base: '3', md: '0' }}
    top={{ base: '14', md: 'calc(100% + 6px)' }}
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="md"
    boxShadow="lg"
    padding="1"
    maxH="70dvh"
    overflowY="auto"
    zIndex="dropdown"
    textAlign="start"
  >
    <Stack id={id} role="listbox" aria-label={texts.searchResults()} gap="0">
      {hits.map((hit, at) => (
        <Option
          key={hit.word + hit.to + hit.title}
          id={`${id}-${at}`}
          hit={hit}
          active={shown && at === active}
          onActive={() => onActive(at)}
          onOpen={() => onOpen(hit)}
        />
      ))}
    </Stack>
    {onAgain ? (
      <HStack padding="3" justifyContent="space-between">
        <Text color="fg.muted">{texts.searchFailed()}</Text>
        <Button size="xs" variant="outline" onClick={onAgain}>
          {texts.tryAgain()}
        </Button>
      </HStack>
    ) : (
      shown &&
      hits.length === 0 && (
        <Stack padding="3" gap="2" alignItems="start">
          <Text color="fg.muted">{nothing}</Text>
          {onDocumentation && (
            <Button size="xs" variant="outline" onClick={onDocumentation.run}>
              {onDocumentation.label}
            </Button>
          )}
        </Stack>
      )
    )}
  </Box>
)

interface OptionProps {
  id: string
  hit: Hit
  active: boolean
  onActive: () => void
  onOpen: () => void
}

function Option({ id, hit, active, onActive, onOpen }: OptionProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  return (
    <Box
      ref={row}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      cursor="pointer"
      paddingX="3"
      paddingY="2"
      borderRadius="sm"
      bg={active ? 'brand.subtle' : undefined}
      onMouseMove={active ? undefined : onActive}
      onClick={onOpen}
    >
      <HStack justifyContent="space-between" gap="3">
        <Text fontWeight="medium" truncate dir="auto">
          {marked(hit.title, hit.places)}
        </Text>
        <Text color="fg.muted" fontSize="xs" flexShrink="0">
          {hit.word}
        </Text>
      </HStack>
      {hit.description && (
        <Text color="fg.muted" fontSize="xs" lineClamp={1}>
          {hit.description}
        </Text>
      )}
      {hit.tags.length > 0 && (
        <HStack gap="1" marginTop="1" overflow="hidden">
          {hit.tags.slice(0, mostTags).map((tag) => (
            <Badge key={tag} size="xs">
              {tag}
            </Badge>
          ))}
        </HStack>
      )}
    </Box>
  )
}

/** A title with the words that were found underlined, as color alone would not be seen by everybody. */
function marked(title: string, places: readonly Place[]) {
  const ends = [0, ...places.map(({ end }) => end)]
  return [
    ...places.flatMap(({ start, end }, nth) => [
      title.slice(ends[nth], start),
      <Mark key={start} bg="transparent" color="inherit" textDecoration="underline" textUnderlineOffset="2px">
        {title.slice(start, end)}
      </Mark>,
    ]),
    title.slice(ends.at(-1)),
  ]
}
