/** One that observes, until it stops. */
interface Subscription<O> {
  readonly observer: O;
  stopped: boolean;
}

type Listener = (...told: readonly unknown[]) => void;

/** Those who observe an engine. */
export class Observers<O extends object> {
  /** Who is told: no one, the only one, or all as one. */
  told: O | null = null;
  private subscriptions: readonly Subscription<O>[] = [];

  /** @param hooks what an observer may be told of */
  constructor(private readonly hooks: readonly (keyof O & string)[]) {}

  /** Begins to tell an observer. @returns the way to stop */
  add(observer: O): () => void {
    const subscription: Subscription<O> = { observer, stopped: false };
    this.take([...this.subscriptions, subscription]);
    return () => {
      subscription.stopped = true;
      this.take(this.subscriptions);
    };
  }

  /** Runs something that no one who observes now is told of. */
  silenced<T>(run: () => T): T {
    const before = this.subscriptions;
    this.take([]);
    try {
      return run();
    } finally {
      this.take(before);
    }
  }

  private take(subscriptions: readonly Subscription<O>[]): void {
    this.subscriptions = subscriptions.filter(({ stopped }) => !stopped);
    const all = this.subscriptions.map(({ observer }) => observer);
    this.told = all.length > 1 ? this.asOne(all) : (all[0] ?? null);
  }

  /** Several observers as one: each is told, in the order in which they began. */
  private asOne(all: readonly O[]): O {
    const tell =
      (hook: keyof O & string): Listener =>
      (...told) => {
        for (const observer of all) (observer[hook] as Listener | undefined)?.call(observer, ...told);
      };
    return Object.fromEntries(this.hooks.map((hook) => [hook, tell(hook)])) as O;
  }
}
