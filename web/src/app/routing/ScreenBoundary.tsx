import { Component, type ReactNode } from "react";
import { FailedScreen } from "../errors/FailedScreen.tsx";

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Keeps a broken screen from taking the frame and the menu with it. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  readonly #reset = () => this.setState({ error: undefined, hasFailed: false });

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    return hasFailed ? <FailedScreen error={error} onRetry={this.#reset} /> : this.props.children;
  }
}
