/** What was begun earlier is offered: to go on with, or to throw away. */
import { Button, HStack } from '@chakra-ui/react'
import { FilePenLine } from 'lucide-react'
import { ago } from '#web/ui/format.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { useDraft } from '#web/features/drafts/useDraft.ts'

interface Props {
  since: string
  title: string
  onContinue: () => void
  onDiscarded: () => void
}

export function DraftOffer({ since, title, onContinue, onDiscarded }: Props) {
  const { discard } = useDraft('PROJECT')
  const confirm = useConfirm()
  const named = title ? `“${title}”` : 'a project without a title'
  const ask = () =>
    confirm({
      title: 'Throw the draft away?',
      message: `What you wrote about ${named} is lost.`,
      confirm: 'Throw away',
      danger: true,
      async onConfirm() {
        const done = await discard()
        if (done) onDiscarded()
        return done
      },
    })
  return (
    <EmptyState
      icon={FilePenLine}
      title="You have begun a project"
      message={`Your draft of ${named} was kept ${ago(since)}.`}
      action={
        <HStack flexWrap="wrap" justifyContent="center">
          <Button onClick={onContinue}>Continue</Button>
          <Button variant="outline" onClick={ask}>
            Start again
          </Button>
        </HStack>
      }
    />
  )
}
