/** Sharing an idea: a link that works for those who may see it, the system's own way where there is one, or a colleague who is told. */
import { Button, HStack, Input, Stack, Text } from '@chakra-ui/react'
import { Copy, Share2 } from 'lucide-react'
import { graphql } from 'react-relay'
import * as texts from '#texts/ideas/shareIdea.js'
import { shareIdeaRules } from '#api/features/ideas/idea.rules.ts'
import type { ShareIdeaMutation } from '#web/__generated__/ShareIdeaMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { globalId } from '#web/relay/globalId.ts'
import { useAction } from '#web/relay/useAction.ts'
import { toast } from '#web/ui/feedback/toast.ts'
import { Form } from '#web/ui/form/Form.tsx'
import { TextArea } from '#web/ui/form/fields.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { Modal } from '#web/ui/Modal.tsx'
import { Rich } from '#web/ui/Rich.tsx'

interface Props {
  idea: { id: string; number: number; title: string; isKeptConfidential: boolean } | null
  onClose: () => void
}

const rules = shareIdeaRules.omit(['id'])

export function ShareIdea({ idea, onClose }: Props) {
  return (
    <Modal open={idea !== null} onClose={onClose} title={texts.shareIdea()}>
      {idea && <Ways idea={idea} onClose={onClose} />}
    </Modal>
  )
}

function Ways({
  idea: { id, number, title, isKeptConfidential },
  onClose,
}: {
  idea: NonNullable<Props['idea']>
  onClose: () => void
}) {
  const viewer = useViewer()
  const [share] = useAction<ShareIdeaMutation>(
    graphql`
      mutation ShareIdeaMutation($input: ShareIdeaInput!) {
        shareIdea(input: $input) {
          idea {
            id
          }
        }
      }
    `,
    {
      success: { title: texts.ideaShared(), description: texts.yourColleagueIsTold() },
      failure: texts.failedToShareIdea(),
    },
  )
  const link = `${location.origin}/ideas-sandbox?idea=${number}`
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast({ kind: 'success', title: texts.linkCopied() })
  }
  return (
    <Stack gap="5">
      <Text>
        <Rich
          text={isKeptConfidential ? texts.confidential() : texts.whoItOpensFor()}
          parts={{ title: <strong>{title}</strong> }}
        />
      </Text>
      <HStack flexWrap="wrap">
        <Input
          readOnly
          value={link}
          aria-label={texts.linkToTheIdea()}
          flex="1"
          minW="200px"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="outline" onClick={() => void copy()}>
          <Copy size={16} aria-hidden />
          {texts.copyLink()}
        </Button>
        {'share' in navigator && (
          <Button variant="outline" onClick={() => void navigator.share({ title, url: link }).catch(() => {})}>
            <Share2 size={16} aria-hidden />
            {texts.shareWith()}
          </Button>
        )}
      </HStack>
      <Form
        call="shareIdea"
        rules={rules}
        initial={{ userId: '', message: '' }}
        action={(values) => share({ input: { id, ...values } })}
        onDone={onClose}
        actions={<SubmitButton alignSelf="start">{texts.tellTheColleague()}</SubmitButton>}
      >
        <PersonField
          name="userId"
          roles={['RESEARCHER', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN']}
          without={[globalId('User', viewer.number)]}
        />
        <TextArea name="message" rows={2} />
      </Form>
    </Stack>
  )
}
