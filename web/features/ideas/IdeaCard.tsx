/** An idea as a card, with its menu and what can be done next (docs/spec/ideas.md#ideas-incubator). */
import { Box, Button, Flex, Heading, HStack, IconButton, Text } from '@chakra-ui/react'
import { CopyPlus, EllipsisVertical, Eye, Pencil, Share2, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/ideas/ideaCard.js'
import { lockedWords } from '#api/features/ideas/idea.rules.ts'
import { answerBy } from '#web/ui/dueWords.ts'
import { ActionMenu, type MenuAction } from '#web/ui/ActionMenu.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { IdeaStatusBadge } from './IdeaStatusBadge.tsx'
import type { ListedIdea, OpenIdea } from './IdeasPage.tsx'
import { OverallBadge } from './OverallBadge.tsx'
import { useIdeaMoves } from './useIdeaMoves.ts'
import { VoteButton } from './VoteButton.tsx'

interface Props {
  idea: ListedIdea
  onShow: (number: number) => void
  onOpen: (open: OpenIdea) => void
  onDelete: (idea: { id: string; title: string }) => void
}

export function IdeaCard({ idea, onShow, onOpen, onDelete }: Props) {
  const { id, number, title, status, canUpdate, canConvert, project, evaluations, reviewComment, session } = idea
  const { submit, convert, newVersion } = useIdeaMoves()
  const [evaluation] = evaluations
  const returned = status === 'NEEDS_CHANGES' || status === 'DECLINED'
  return (
    <Card aria-label={title}>
      <Flex justifyContent="space-between" alignItems="start" gap="2">
        <IdeaStatusBadge status={status} />
        <IdeaMenu
          idea={idea}
          onShow={onShow}
          onOpen={onOpen}
          onDelete={onDelete}
          onVersion={() => void newVersion(id)}
        />
      </Flex>
      <Heading as="h2" size="md" lineClamp={2}>
        {title}
      </Heading>
      <Text color="fg.muted" lineClamp={4}>
        {idea.description}
      </Text>
      <HStack gap="1.5" flexWrap="wrap">
        <Tag tone="brand">{idea.category}</Tag>
        {idea.tags.slice(0, 3).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        {idea.tags.length > 3 && <Tag>+{idea.tags.length - 3}</Tag>}
      </HStack>
      {returned && reviewComment && <Quote title={texts.theUniversitySays()}>{reviewComment}</Quote>}
      {evaluation && (
        <Quote
          title={[evaluation.expert?.name ?? texts.formerMember(), evaluation.expert?.department]
            .filter(Boolean)
            .join(', ')}
        >
          {evaluation.summary}
        </Quote>
      )}
      {session && (
        <Text fontSize="sm">
          <Link to={`/meetings/${session.number}`}>
            {session.state === 'PROPOSED' ? texts.sessionAskedFor() : texts.sessionBooked()}:{' '}
            {formatTime(session.startsAt)}
          </Link>
        </Text>
      )}
      <Text fontSize="xs" color="fg.muted" marginTop="auto">
        {idea.submitter?.name ?? texts.formerMember()} ·{' '}
        {idea.submittedAt
          ? texts.submitted({ submittedAt: formatDate(idea.submittedAt) })
          : texts.written({ createdAt: formatDate(idea.createdAt) })}
        {(status === 'SUBMITTED' || status === 'UNDER_REVIEW') && idea.answerBy && ` · ${answerBy(idea.answerBy)}`}
      </Text>
      <Flex gap="2" wrap="wrap" alignItems="center">
        <VoteButton idea={idea} />
        {evaluation && <OverallBadge overall={evaluation.overall} />}
        <Box flex="1" />
        {evaluation && (
          <Button size="sm" variant="outline" onClick={() => onOpen({ what: 'feedback', idea })}>
            {texts.viewFullFeedback()}
          </Button>
        )}
        {canUpdate && (status === 'DRAFT' || status === 'NEEDS_CHANGES') && (
          <Button size="sm" onClick={() => void submit(id)}>
            {status === 'DRAFT' ? texts.submit() : texts.submitAgain()}
          </Button>
        )}
        {idea.canReview && (status === 'SUBMITTED' || status === 'UNDER_REVIEW') && (
          <Button size="sm" onClick={() => onShow(number)}>
            {texts.review()}
          </Button>
        )}
        {canConvert && status === 'VALIDATED' && (
          <Button size="sm" onClick={() => void convert(id)}>
            {texts.createProject()}
          </Button>
        )}
        {idea.canAskValidation && status === 'APPROVED' && !session && (
          <Button size="sm" onClick={() => onOpen({ what: 'book', idea })}>
            {texts.bookExpertSession()}
          </Button>
        )}
        {project && (
          <Button size="sm" variant="outline" asChild>
            <Link to={`/projects/${project.number}`}>{texts.openProject()}</Link>
          </Button>
        )}
      </Flex>
    </Card>
  )
}

const Quote = ({ title, children }: { title: string; children: string }) => (
  <Box borderInlineStartWidth="3px" borderColor="border.emphasized" paddingInlineStart="3" fontSize="sm">
    <Text fontWeight="medium">{title}</Text>
    <Text color="fg.muted" lineClamp={3}>
      {children}
    </Text>
  </Box>
)

interface MenuProps extends Pick<Props, 'idea' | 'onShow' | 'onOpen' | 'onDelete'> {
  onVersion: () => void
}

function IdeaMenu({ idea, onShow, onOpen, onDelete, onVersion }: MenuProps) {
  const { number, title, status, isLocked, canUpdate, canDelete } = idea
  const view: MenuAction = { label: texts.viewIdea(), icon: Eye, onSelect: () => onShow(number) }
  const edit: MenuAction = {
    label: texts.editIdea(),
    icon: Pencil,
    ...(isLocked ? { disabled: lockedWords } : {}),
    onSelect: () => onOpen({ what: 'form', idea }),
  }
  const version: MenuAction = { label: texts.newVersion(), icon: CopyPlus, onSelect: onVersion }
  const share: MenuAction = {
    label: texts.shareIdea(),
    icon: Share2,
    onSelect: () => onOpen({ what: 'share', idea }),
  }
  const remove: MenuAction = {
    label: texts.deleteIdea(),
    icon: Trash2,
    danger: true,
    onSelect: () => onDelete(idea),
  }
  return (
    <ActionMenu
      trigger={
        <IconButton size="xs" variant="ghost" aria-label={texts.actionsFor({ title })}>
          <EllipsisVertical size={16} />
        </IconButton>
      }
      actions={[
        view,
        ...(canUpdate ? [edit] : []),
        ...(canUpdate && (isLocked || status === 'DECLINED') ? [version] : []),
        share,
        ...(canDelete && status !== 'CONVERTED' ? [remove] : []),
      ]}
    />
  )
}
