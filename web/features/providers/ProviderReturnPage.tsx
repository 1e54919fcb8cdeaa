/** The way back from a provider: it takes the answer at once, and signs in or links. What fails is said where one signs in. */
import { Heading, Stack } from '@chakra-ui/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/providers/signIn.js'
import type { ProviderReturnPageLinkMutation } from '#web/__generated__/ProviderReturnPageLinkMutation.graphql.ts'
import type { ProviderReturnPageMutation } from '#web/__generated__/ProviderReturnPageMutation.graphql.ts'
import { afterSignIn } from '#web/app/homes.ts'
import { startSession } from '#web/app/session.ts'
import type { SecondFactorRequired } from '#web/relay/environment.ts'
import { useAction } from '#web/relay/useAction.ts'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { AuthFrame } from '../accounts/AuthFrame.tsx'
import { Highlights } from '../accounts/Highlights.tsx'
import { endWay } from './way.ts'

const SecondStep = lazy(() => import('../secondFactor/SecondStep.tsx'))

interface Step {
  required: SecondFactorRequired
  from: string | null
  remember: boolean
}

export default function ProviderReturnPage() {
  const navigate = useNavigate()
  const taken = useRef(false)
  const [step, setStep] = useState<Step | null>(null)
  const [signIn] = useAction<ProviderReturnPageMutation>(
    graphql`
      mutation ProviderReturnPageMutation($input: SignInWithProviderInput!) {
        signInWithProvider(input: $input) {
          token
          expiresIn
          viewer {
            role
          }
        }
      }
    `,
    { failure: null, alone: true },
  )
  const [link] = useAction<ProviderReturnPageLinkMutation>(
    graphql`
      mutation ProviderReturnPageLinkMutation($input: LinkProviderInput!) {
        linkProvider(input: $input) {
          link {
            providerName
          }
        }
      }
    `,
    { success: { title: texts.linked() }, failure: texts.notLinked() },
  )
  useEffect(() => {
    // An answer counts once, and effects may run twice.
    if (taken.current) return
    taken.current = true
    const way = endWay()
    const answer = location.search.slice(1)
    const state = new URLSearchParams(answer).get('state') ?? ''
    // Nobody goes back to an answer that was used.
    const go = (to: string, problem?: string) => void navigate(to, { replace: true, state: { problem } })
    if (!way || !state) return go('/auth', texts.noAnswer())
    const { key, purpose, from, remember } = way
    if (purpose === 'LINK') {
      void link({ input: { state, key, answer } }).then(() => go('/settings?section=ways'))
      return
    }
    void signIn({ input: { state, key, answer, remember } }).then((outcome) => {
      if (outcome.ok) {
        const { viewer, ...session } = outcome.data.signInWithProvider
        startSession(session, afterSignIn(from, viewer))
      } else if (outcome.error.secondFactor) setStep({ required: outcome.error.secondFactor, from, remember })
      else go(from ? `/auth?from=${encodeURIComponent(from)}` : '/auth', outcome.error.message)
    })
  }, [navigate, signIn, link])
  return (
    <AuthFrame side={<Highlights />}>
      {step ? (
        <Suspense fallback={<PageSpinner />}>
          <SecondStep
            step={step.required}
            from={step.from}
            remember={step.remember}
            onBack={() => void navigate('/auth', { replace: true })}
          />
        </Suspense>
      ) : (
        <Stack gap="4">
          <Heading as="h1" size="2xl" tabIndex={-1}>
            {texts.signingIn()}
          </Heading>
          <PageSpinner />
        </Stack>
      )}
    </AuthFrame>
  )
}
