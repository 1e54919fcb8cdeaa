/** What was begun earlier is offered: to go on with, or to throw away. */
import { Button, HStack } from '@chakra-ui/react'
import { FilePenLine } from 'lucide-react'
import * as quotes from '#texts/ui/quotes.js'
import * as texts from '#texts/projects/draftOffer.js'
import { agoInside } from '#web/ui/format.ts'
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
  const named = title ? quotes.quoted({ text: title }) : texts.aProjectWithoutATitle()
  const ask = () =>
    confirm({
      title: texts.throwTheDraftAway(),
      message: texts.whatYouWroteAboutIs({ named }),
      confirm: texts.throwAway(),
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
      title={texts.youHaveBegunAProject()}
      message={texts.yourDraftOfWasKept({ named, since: agoInside(since) })}
      action={
        <HStack flexWrap="wrap" justifyContent="center">
          <Button onClick={onContinue}>{texts.continue()}</Button>
          <Button variant="outline" onClick={ask}>
            {texts.startAgain()}
          </Button>
        </HStack>
      }
    />
  )
}
