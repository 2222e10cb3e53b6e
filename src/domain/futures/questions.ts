/** What is asked once of whoever wants a high multiple, and which of the answers is right, from 1. Their words are the screen's. */
export const RISK_QUESTIONS = [
  { key: 'loss', answers: 3, right: 2 },
  { key: 'account', answers: 3, right: 3 },
  { key: 'move', answers: 3, right: 1 },
] as const;

/** Whether all of them are right, in their order: "2,3,1". */
export const areRight = (answers: string): boolean => answers === RISK_QUESTIONS.map(({ right }) => right).join(',');
