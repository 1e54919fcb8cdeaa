/** What one can do here, step by step, for one audience, in the language of the app. A link in it closes the dialog and leads there. */
import { Box } from '@chakra-ui/react'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import type { Audience } from './article.ts'

const files = import.meta.glob<string>('./guides/*.md', { query: '?whole', import: 'default', eager: true })

interface Props {
  audience: Audience
  onFollow: () => void
}

export default function RoleGuide({ audience, onFollow }: Props) {
  return (
    <Box onClick={(event) => event.target instanceof HTMLAnchorElement && onFollow()}>
      <MarkdownText under={2}>{files[`./guides/${audience}.md`] ?? ''}</MarkdownText>
    </Box>
  )
}
