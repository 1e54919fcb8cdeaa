/** The authenticator app: whether there is one, setting one up and removing it. */
import { Button, HStack, Text } from '@chakra-ui/react'
import { Smartphone, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/secondFactor/app.js'
import type { AppPart_factor$key } from '#web/__generated__/AppPart_factor.graphql.ts'
import type { AppPartRemoveMutation } from '#web/__generated__/AppPartRemoveMutation.graphql.ts'
import type { AppPartStartMutation } from '#web/__generated__/AppPartStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatDate } from '#web/ui/format.ts'

const SetUpApp = lazy(() => import('./SetUpApp.tsx'))

export function AppPart({ factor }: { factor: AppPart_factor$key }) {
  const { appSince } = useFragment(
    graphql`
      fragment AppPart_factor on SecondFactor {
        appSince
      }
    `,
    factor,
  )
  const [started, setStarted] = useState<{ secret: string; address: string } | null>(null)
  const [start, starting] = useAction<AppPartStartMutation>(
    graphql`
      mutation AppPartStartMutation {
        startTotp {
          secret
          address
        }
      }
    `,
    { failure: texts.notStarted(), alone: true },
  )
  const remove = useRemoveApp()
  const setUp = async () => {
    const outcome = await start({})
    if (outcome.ok) setStarted(outcome.data.startTotp)
  }
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{appSince ? texts.since({ date: formatDate(appSince) }) : texts.what()}</Text>
      <HStack>
        {appSince ? (
          <Button variant="outline" onClick={remove}>
            <Trash2 size={16} aria-hidden />
            {texts.remove()}
          </Button>
        ) : (
          <Button loading={starting} onClick={() => void setUp()}>
            <Smartphone size={16} aria-hidden />
            {texts.setUp()}
          </Button>
        )}
      </HStack>
      {started && (
        <Suspense fallback={null}>
          <SetUpApp started={started} onClose={() => setStarted(null)} />
        </Suspense>
      )}
    </Section>
  )
}

function useRemoveApp() {
  const confirm = useConfirm()
  const [remove] = useAction<AppPartRemoveMutation>(
    graphql`
      mutation AppPartRemoveMutation {
        removeTotp {
          done
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.notRemoved() },
  )
  return () =>
    confirm({
      title: texts.removeQuestion(),
      message: texts.removeWhat(),
      confirm: texts.remove(),
      danger: true,
      onConfirm: async () => (await remove({})).ok,
    })
}
