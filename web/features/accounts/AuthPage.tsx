/** Signing in and registering (docs/spec/accounts.md#sign-in-and-registration). */
import { Button, Heading, HStack, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import * as texts from '#texts/accounts/authPage.js'
import { useApp } from '#web/app/AppContext.tsx'
import { afterSignIn, roleLabel } from '#web/app/homes.ts'
import { useFeature } from '#web/app/useFeature.ts'
import { useLogOut } from '#web/app/useLogOut.ts'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { Tabs } from '#web/ui/Tabs.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import { Highlights } from './Highlights.tsx'
import { LoginForm } from './LoginForm.tsx'
import { Rich } from '#web/ui/Rich.tsx'

const RegisterForm = lazily(() => import('./RegisterForm.tsx'))

export default function AuthPage() {
  const { viewer, whiteLabel, demo } = useApp()
  const [params, setParams] = useSearchParams()
  const { hash } = useLocation()
  const [invited] = useState(() => invitedBy(hash))
  const registration = useFeature('REGISTRATION')
  const tab = params.get('tab') === 'register' ? 'register' : 'login'
  if (viewer)
    return (
      <AuthFrame side={<Highlights />}>
        <SignedIn
          name={viewer.name}
          role={roleLabel(viewer.role, whiteLabel.roleLabels)}
          next={afterSignIn(params.get('from'), viewer)}
          asked={params.has('from')}
        />
      </AuthFrame>
    )
  const change = (value: string) =>
    setParams((before) => {
      before.set('tab', value)
      return before
    })
  return (
    <AuthFrame side={<Highlights />}>
      <Stack gap="1">
        <Heading as="h1" size="2xl" tabIndex={-1}>
          {tab === 'login' ? texts.welcomeTo({ platformName: whiteLabel.platformName }) : texts.createYourAccount()}
        </Heading>
        <Text color="fg.muted">{whiteLabel.tagline || texts.whereUniversityResearchFindsIts()}</Text>
      </Stack>
      <Tabs value={tab} onChange={change} tabs={{ login: texts.login(), register: texts.register() }} fitted>
        {tab === 'login' ? (
          <LoginForm from={params.get('from')} email={invited.email} />
        ) : registration ? (
          <RegisterForm from={params.get('from')} role={params.get('role')} invited={invited} />
        ) : (
          <Text>{texts.registrationClosed()}</Text>
        )}
      </Tabs>
      {demo && tab === 'login' && <DemoAccounts />}
      <Text fontSize="xs" color="fg.muted">
        <Rich text={texts.byContinuing()} parts={{ terms: legal('terms'), privacy: legal('privacy') }} />
      </Text>
    </AuthFrame>
  )
}

/** Whom the link of an invitation is for. It stands in the part of the address that no server is sent. */
function invitedBy(hash: string) {
  const said = new URLSearchParams(hash.slice(1))
  const role = said.get('role') === 'RESEARCHER' ? ('RESEARCHER' as const) : undefined
  return { email: said.get('email') ?? '', role }
}

interface SignedInProps {
  name: string
  role: string
  next: string
  /** Whether a page was asked for. */
  asked: boolean
}

function SignedIn({ name, role, next, asked }: SignedInProps) {
  const logOut = useLogOut()
  return (
    <Stack gap="4">
      <Heading as="h1" size="2xl" tabIndex={-1}>
        {texts.youAreSignedIn()}
      </Heading>
      <Text color="fg.muted">{texts.as({ name, role })}</Text>
      <HStack>
        <Button asChild>
          <Link to={next}>{asked ? texts.continue() : texts.continueToDashboard()}</Link>
        </Button>
        <Button variant="outline" onClick={() => void logOut()}>
          {texts.logOut()}
        </Button>
      </HStack>
    </Stack>
  )
}

const legal = (page: 'terms' | 'privacy') => (words: string) => (
  <TextLink asChild textDecoration="underline">
    <Link to={`/legal/${page}`}>{words}</Link>
  </TextLink>
)
