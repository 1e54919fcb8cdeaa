/** The sandbox: what it is, since when its data are there, how it is called, and its reset for administrators. */
import { Button, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/apiKeys/sandbox.js'
import type { SandboxSection_sandbox$key } from '#web/__generated__/SandboxSection_sandbox.graphql.ts'
import type { SandboxSectionMutation } from '#web/__generated__/SandboxSectionMutation.graphql.ts'
import { useAllowed } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { CopyAddress } from '#web/ui/CopyAddress.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { agoInside } from '#web/ui/format.ts'
import { callWith } from './sandboxCall.ts'

export function SandboxSection({ sandbox }: { sandbox: SandboxSection_sandbox$key }) {
  const { available, resetAt } = useFragment(
    graphql`
      fragment SandboxSection_sandbox on Sandbox {
        available
        resetAt
      }
    `,
    sandbox,
  )
  const isAdministrator = useAllowed('ADMINISTRATION')
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      {available ? (
        <>
          <Text>{resetAt ? texts.resetAt({ at: agoInside(resetAt) }) : texts.notYet()}</Text>
          <CopyAddress label={texts.call()} address={callWith('$ASCENT_KEY')} copy={texts.copyCall()} />
          {isAdministrator && <ResetButton />}
        </>
      ) : (
        <Text>
          {texts.unavailable()} {isAdministrator && texts.switchOn()}
        </Text>
      )}
    </Section>
  )
}

function ResetButton() {
  const [reset] = useAction<SandboxSectionMutation>(
    graphql`
      mutation SandboxSectionMutation {
        resetSandbox {
          sandbox {
            ...SandboxSection_sandbox
          }
        }
      }
    `,
    { success: { title: texts.asked() }, failure: texts.failed() },
  )
  const confirm = useConfirm()
  return (
    <Button
      alignSelf="start"
      variant="outline"
      onClick={() =>
        confirm({
          title: texts.ask(),
          message: texts.warning(),
          confirm: texts.reset(),
          danger: true,
          onConfirm: async () => (await reset({})).ok,
        })
      }
    >
      <RotateCcw size={16} aria-hidden />
      {texts.reset()}
    </Button>
  )
}
