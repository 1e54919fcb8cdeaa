/** What a row says of a first step of the university's own, and what can be done with it. */
import { HStack, Link as TextLink } from '@chakra-ui/react'
import { Link } from 'react-router'
import { listed } from '#listed'
import * as texts from '#texts/firstSteps/editing.js'
import { useAllPages } from '#web/app/PagesContext.tsx'
import { articleParameter } from '#web/features/help/article.overlay.ts'
import { useArticles } from '#web/features/help/useArticles.ts'
import { namesOfRoles } from '#web/features/users/roleNames.ts'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { RowButton } from '#web/ui/RowButton.tsx'
import { MoveStep } from './MoveStep.tsx'
import { titleOf, type Step } from './step.ts'
import { useArchiveStep } from './useArchiveStep.ts'
import type { Moving } from './useMoveStep.ts'

export const Title = ({ step }: { step: Step }) => (
  <HStack gap="2" wrap="wrap">
    {ownWay(titleOf(step))}
    {step.archivedAt && <Tag>{texts.isArchived()}</Tag>}
  </HStack>
)

/** Where a step leads, by what the page or article is called; by its address where it is another one. */
export function Where({ step: { link, closedTo, archivedAt } }: { step: Step }) {
  const pages = useAllPages()
  const articles = useArticles()
  const [path, search] = link.split('?')
  const slug = path === '' ? new URLSearchParams(search).get(articleParameter) : null
  const { title } = articles.find((one) => one.slug === slug) ?? pages.find((one) => one.path === link) ?? {}
  return (
    <HStack gap="2" wrap="wrap">
      <TextLink asChild textDecoration="underline" overflowWrap="anywhere">
        <Link to={link} preventScrollReset {...(title === undefined ? { dir: 'ltr' } : {})}>
          {title === undefined ? link : ownWay(title)}
        </Link>
      </TextLink>
      {closedTo?.length && !archivedAt ? (
        <Tag tone="warning" long>
          {texts.notShown({ roles: listed(namesOfRoles(closedTo)) })}
        </Tag>
      ) : null}
    </HStack>
  )
}

interface Props {
  step: Step
  moving: Moving
  onEdit: (step: Step) => void
}

export function Buttons({ step, moving, onEdit }: Props) {
  const { archive, restore } = useArchiveStep()
  const named = { id: step.id, title: titleOf(step) }
  return (
    <HStack gap="2" wrap="wrap">
      <RowButton aria-label={texts.editNamed(named)} onClick={() => onEdit(step)}>
        {texts.edit()}
      </RowButton>
      {step.archivedAt ? (
        <RowButton aria-label={texts.restoreNamed(named)} onClick={() => restore(named)}>
          {texts.restore()}
        </RowButton>
      ) : (
        <RowButton aria-label={texts.archiveNamed(named)} onClick={() => archive(named)}>
          {texts.archive()}
        </RowButton>
      )}
      {!step.archivedAt && <MoveStep step={step} moving={moving} />}
    </HStack>
  )
}
