/** How many recovery codes are left, and making new ones. */
import { Button, Text } from '@chakra-ui/react'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/secondFactor/codes.js'
import type { CodesPart_factor$key } from '#web/__generated__/CodesPart_factor.graphql.ts'
import type { CodesPartMutation } from '#web/__generated__/CodesPartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export function CodesPart({ factor }: { factor: CodesPart_factor$key }) {
  const { recoveryCodesLeft } = useFragment(
    graphql`
      fragment CodesPart_factor on SecondFactor {
        recoveryCodesLeft
      }
    `,
    factor,
  )
  const confirm = useConfirm()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [renew] = useAction<CodesPartMutation>(
    graphql`
      mutation CodesPartMutation {
        renewOwnRecoveryCodes {
          recoveryCodes
        }
      }
    `,
    { failure: texts.notMade() },
  )
  const ask = () =>
    confirm({
      title: texts.renewQuestion(),
      message: texts.renewWhat(),
      confirm: texts.renew(),
      onConfirm: async () => {
        const outcome = await renew({})
        if (outcome.ok) setCodes(outcome.data.renewOwnRecoveryCodes.recoveryCodes)
        return outcome.ok
      },
    })
  const close = () => setCodes([])
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.left({ count: recoveryCodesLeft })}</Text>
      <Button alignSelf="start" variant="outline" onClick={ask}>
        <RefreshCw size={16} aria-hidden />
        {texts.renew()}
      </Button>
      <Modal open={codes.length > 0} onClose={close} title={texts.title()} lasting>
        <RecoveryCodes codes={codes} onDone={close} />
      </Modal>
    </Section>
  )
}
