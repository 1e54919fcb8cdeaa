export function releasedChangelog(text: string, version: string, date: string): string
