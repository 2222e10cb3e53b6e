/** Makes one attack in a process of its own, until it is ended. */
import { ATTACKS, type AttackName, sent, type Target } from './attacks.ts';

process.on('message', ({ name, target }: { name: AttackName; target: Target }) => void ATTACKS[name](target));
process.on('disconnect', () => {
  console.log(
    `    answers: ${
      Object.entries(sent)
        .map(([status, count]) => `${count} x ${status}`)
        .join(', ') || 'none counted'
    }`,
  );
  process.exit();
});
