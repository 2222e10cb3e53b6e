/** Hands the user a result with all that it was checked by, as a file that anybody can check again. */
export function saveProof(number: string, proof: object): void {
  const file = new Blob([JSON.stringify(proof, null, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `proof-${number}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
