/** Copies a text, and says that it did. */
import { Button } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/ui/shownOnce.js'

interface Props {
  value: string
  /** Says what is copied to those who do not see it, where several things on a page can be. */
  label?: string
  size?: 'sm' | 'md'
}

export function CopyButton({ value, label, size = 'sm' }: Props) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  const Icon = copied ? Check : Copy
  return (
    <Button size={size} variant="outline" aria-label={label} onClick={() => void copy()}>
      <Icon size={size === 'sm' ? 14 : 16} aria-hidden />
      <span role="status">{copied ? texts.copied() : texts.copy()}</span>
    </Button>
  )
}
