export const sendMail = async (m: { to: string; subject: string; text: string; html?: string }) => {
  void m
}
