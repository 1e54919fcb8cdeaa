/** The way back from a service at which somebody was asked to agree: its answer is taken once, or what went wrong is said. */
import { Alert, Button, Stack } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'

export interface ServiceAnswer {
  code: string
  state: string
}

interface Words {
  /** The person did not agree. */
  denied: string
  /** The address holds no answer. */
  noAnswer: string
}

/** Hands the answer to `take`, which gives what went wrong with it, or null; returns what is to be said, empty so far. */
export function useServiceAnswer(take: (answer: ServiceAnswer) => Promise<string | null>, words: Words): string {
  const [search] = useSearchParams()
  const [code = '', state = '', refused] = ['code', 'state', 'error'].map((name) => search.get(name) ?? '')
  const sent = useRef(false)
  const [problem, setProblem] = useState(
    code && state ? '' : refused === 'access_denied' ? words.denied : words.noAnswer,
  )
  useEffect(() => {
    // An answer counts once, and effects may run twice.
    if (sent.current || !code || !state) return
    sent.current = true
    void take({ code, state }).then((wrong) => wrong !== null && setProblem(wrong))
  }, [code, state, take])
  return problem
}

/** What went wrong, and the way back to where it began. */
export const ServiceProblem = ({ problem, back, label }: { problem: string; back: string; label: string }) => (
  <Stack gap="4" align="start" maxW="3xl">
    <Alert.Root status="error">
      <Alert.Indicator />
      <Alert.Title overflowWrap="anywhere">{problem}</Alert.Title>
    </Alert.Root>
    <Button asChild variant="outline">
      <Link to={back}>{label}</Link>
    </Button>
  </Stack>
)
