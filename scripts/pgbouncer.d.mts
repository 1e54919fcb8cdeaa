/** Starts one on a port in front of a database; `{ url, stop }`, or `{ absent }` with the reason why there is none. */
export function startPgbouncer(
  port: number,
  target: string,
): Promise<{ url: string; stop: () => void } | { absent: string }>
