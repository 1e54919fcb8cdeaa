import * as texts from '#texts/help/documentationButton.js'
import { IconButton } from '@chakra-ui/react'
import { BookOpen } from 'lucide-react'
import { useArticle } from './useArticle.ts'

/** Opens the help library. */
export function DocumentationButton() {
  const { open } = useArticle()
  return (
    <IconButton
      variant="ghost"
      hideBelow="md"
      aria-label={texts.documentation()}
      title={texts.documentation()}
      onClick={() => open('')}
    >
      <BookOpen size={20} />
    </IconButton>
  )
}
