import { Component, type ReactNode } from 'react';
import type { RoutePath } from '../../domain/routes.ts';
import { referenceOf } from '../../data/call-error.ts';
import { Page } from '../../kit/components/Page/index.ts';
import { isTab } from '../../parts/navigation/index.ts';
import { RouteProblem } from './RouteProblem.tsx';

interface RouteBoundaryProps {
  readonly path: RoutePath;
  readonly children: ReactNode;
}

interface RouteBoundaryState {
  readonly reference: string | null;
}

/** Keeps a fault in one screen from taking the app with it. */
export class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { reference: null };

  static getDerivedStateFromError(): RouteBoundaryState {
    return { reference: referenceOf('app') };
  }

  override render(): ReactNode {
    const { path, children } = this.props;
    const { reference } = this.state;
    if (reference === null) return children;
    return (
      <Page withTabBar={isTab(path)}>
        <RouteProblem kind="crash" reference={reference} onRetry={() => this.setState({ reference: null })} />
      </Page>
    );
  }
}
