import { Component, type ReactNode } from 'react';
import { referenceOf } from '../../data/call-error.ts';
import { RoutePage } from '../../parts/navigation/RoutePage.tsx';
import { reloadIfNew } from '../services/new-version.ts';
import { RouteProblem } from './RouteProblem.tsx';

interface RouteBoundaryProps {
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly problem: { readonly kind: 'crash' | 'failed'; readonly reference: string } | null;
}

/** Whether a part of the screen did not arrive, rather than failed: each browser has its own words for it. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|importing a module script/i.test(error.message);

/** Keeps a fault in one screen from taking the app with it. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { problem: null };
  private hasRetried = false;

  static getDerivedStateFromError(error: unknown): RouteBoundaryState {
    return { problem: { kind: isMissingChunk(error) ? 'failed' : 'crash', reference: referenceOf('app') } };
  }

  override componentDidCatch(error: unknown): void {
    if (isMissingChunk(error)) void reloadIfNew();
  }

  private readonly retry = () => {
    // React remembers a part that did not arrive, and a fault may be in what is kept: then only a new start helps.
    if ((this.hasRetried || this.state.problem?.kind === 'failed') && navigator.onLine) window.location.reload();
    this.hasRetried = true;
    this.setState({ problem: null });
  };

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    return (
      <RoutePage>
        <RouteProblem kind={problem.kind} reference={problem.reference} onRetry={this.retry} />
      </RoutePage>
    );
  }
}
