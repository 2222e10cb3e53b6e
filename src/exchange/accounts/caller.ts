/** Who calls, as the session table knows them. */
export interface Caller {
  readonly id: number;
  readonly sessionId: number;
}
