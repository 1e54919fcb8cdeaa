/** Copies a text, and says that it did. */
import { Button } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/ui/shownOnce.js'

/** `label` says what is copied, for those who do not see it. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <Button size="sm" variant="outline" aria-label={label} onClick={() => void copy()}>
      {copied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      <span role="status">{copied ? texts.copied() : texts.copy()}</span>
    </Button>
  )
}
