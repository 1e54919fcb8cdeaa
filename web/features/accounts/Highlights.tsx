/** Four things that the platform does, in turn every 4 seconds; it can be paused and stands still for those who ask for less motion. */
import * as texts from '#texts/accounts/highlights.js'
import { Heading, HStack, IconButton, Stack, Text, chakra } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { highlights } from './fourThings.ts'

const turn = 4_000

export function Highlights() {
  const [at, setAt] = useState(0)
  const [running, setRunning] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setAt((before) => (before + 1) % highlights.length), turn)
    return () => clearInterval(timer)
  }, [running])
  const { title, icon: Icon, words } = highlights[at]!
  return (
    <Stack gap="6" maxW="420px">
      <Icon size={36} aria-hidden />
      <Stack gap="3" minH="140px">
        <Heading as="h2" size="3xl">
          {title}
        </Heading>
        <Text fontSize="lg" color="whiteAlpha.900">
          {words}
        </Text>
      </Stack>
      <HStack gap="2">
        {highlights.map((highlight, index) => (
          <chakra.button
            key={highlight.title}
            type="button"
            aria-label={highlight.title}
            aria-current={index === at}
            onClick={() => {
              setAt(index)
              setRunning(false)
            }}
            width="8"
            height="6"
            display="grid"
            placeItems="center"
            cursor="pointer"
          >
            <chakra.span width="full" height="1" borderRadius="full" bg={index === at ? 'white' : 'whiteAlpha.400'} />
          </chakra.button>
        ))}
        <IconButton
          size="xs"
          variant="plain"
          color="white"
          aria-label={running ? texts.pause() : texts.play()}
          onClick={() => setRunning(!running)}
        >
          {running ? <Pause size={14} /> : <Play size={14} />}
        </IconButton>
      </HStack>
    </Stack>
  )
}
