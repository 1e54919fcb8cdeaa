export function startPostgres(port: number): { url: string; stop: () => void } | { absent: string }
