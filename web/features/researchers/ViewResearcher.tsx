/** Opens a researcher of a directory: a profile beside the list, or a page. */
import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/researchers/researcherCard.js'
import { RowButton } from '#web/ui/RowButton.tsx'
import type { Directory } from './directories.ts'

export interface ResearcherParts {
  directory: Directory
  onOpen: (number: number) => void
}

interface Props extends ResearcherParts {
  person: { number: number; name: string }
  /** In a row of the table, where there is less room. */
  row?: true
}

export function ViewResearcher({ person: { number, name }, directory: { pageOf }, onOpen, row }: Props) {
  const label = texts.viewName({ name })
  if (pageOf)
    return (
      <Button asChild size={row ? 'xs' : 'sm'} variant="outline">
        <Link to={pageOf(number)} aria-label={label}>
          {texts.view()}
        </Link>
      </Button>
    )
  const open = { 'aria-label': label, onClick: () => onOpen(number) }
  return row ? (
    <RowButton {...open}>{texts.view()}</RowButton>
  ) : (
    <Button size="sm" variant="outline" {...open}>
      {texts.view()}
    </Button>
  )
}
